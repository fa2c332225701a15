import { siteKey } from '@/lib/siteKey';
import { CACHED_AT_NAME, PLACE_KEY } from '@/persistence/storedNames';
import { withBranding } from './branding';
import { languageOf, translated } from './language';
import { registerHeadingFont } from './headingFont';
import { PAGE } from './page';
import { pathBelow } from './baseCandidates';
import type { BootContext } from './screens';
import { show } from './show';
import { stored, firstScreenOf } from './visitor';
import type { Visitor } from './visitor';

/** Starts the visit for a candidate base path: requests its configuration and determines the first screen. */
export function createBootContext(base: string, here: string, visitor: Visitor): BootContext {
  const { branding } = visitor;
  const path = pathBelow(base, here);
  const config = fetch(`${base}config.json`, { cache: 'no-cache' });
  config.catch(() => undefined);
  const screen = firstScreenOf(visitor, path);
  const language = languageOf(visitor, base);
  const attempt: BootContext = {
    base,
    path,
    screen,
    // Home without its hero starts with other markup.
    shownScreen: screen === 'home' && branding.rows === 'heroless' ? 'other' : screen,
    headingFont: registerHeadingFont(base + PAGE.face),
    config,
    isOwn: branding.isOwn,
    answers: new Map(),
    cachedAt: stored(siteKey(CACHED_AT_NAME, base)),
    isUnadopted: stored(PLACE_KEY) === base && !stored(siteKey(PLACE_KEY, base)),
    // Events that were captured before this attempt are replayed as well.
    early: window.kinora?.early,
    language,
    copy: (template) => withBranding(template, branding, base, (text) => translated(text, language)),
    show: () => {
      const start = () => show(attempt, branding);
      if (language?.isWaiting) void language.decided.then(start);
      else start();
    },
  };
  return attempt;
}

import { colorPage } from '@/config/storedBranding';
import { siteKey } from '@/lib/siteKey';
import { HEADING_FONT_FLAG_NAME, PLACE_KEY } from '@/persistence/storedNames';
import { createBootContext } from './bootContext';
import type { BootContext } from './screens';
import { withBrandName } from './branding';
import { prefetchInitialData } from './prefetchInitialData';
import { loadHeadingFont } from './headingFont';
import { translated } from './language';
import { probeBase, resolveBaseCandidates } from './baseCandidates';
import { PAGE } from './page';
import { loadAppScripts } from './scripts';
import { scriptLoadGate } from './show';
import { applyTvLayout, hasContinueRow, stored, visitorOf } from './visitor';
import { renderTemplate, templateOf, onDomReady } from './templates';

const { dataset } = document.documentElement;

/**
 * The most recent features that the app requires. A browser with both is one of the supported browsers in package.json.
 */
const isSupportedBrowser = 'popover' in document.documentElement && 'canParse' in URL;

function startVisit(): void {
  const remembered = stored(PLACE_KEY);
  const { here, bases, isSure } = resolveBaseCandidates({
    ...PAGE,
    pathname: location.pathname,
    remembered,
  });
  const [likeliest = '/'] = bases;
  // If the base path is uncertain, the stored data most likely belongs to the site of the earlier visit.
  const likelyBase = !isSure && bases.includes(remembered) ? remembered : likeliest;
  const storedHere = (name: string) => stored(siteKey(name, likelyBase)) || (isSure ? '' : stored(name));
  const visitor = visitorOf(storedHere, PAGE.site);
  const { branding } = visitor;

  const tryBase = (base: string): BootContext => {
    const attempt = createBootContext(base, here, visitor);
    dataset.first = attempt.screen;
    window.kinora = attempt;
    return attempt;
  };
  const first = tryBase(likeliest);

  /** Loads the app from the first base path that has it. Base paths whose config.json looks wrong are tried last. */
  const loadFromFirstReachable = async (): Promise<void> => {
    const doubtful: string[] = [];
    for (const base of bases) {
      const attempt = base === first.base ? first : tryBase(base);
      const isHere = (isSure && attempt === first) || (await probeBase(attempt.config));
      if (isHere === false) doubtful.push(base);
      else if (await loadAppFrom(attempt, isHere)) return;
      document.fonts.delete(attempt.headingFont);
    }
    for (const base of doubtful) if (await loadAppFrom(tryBase(base))) return;
    onDomReady(() => renderTemplate('notice', 'unreachable', first));
  };
  const loadAppFrom = (attempt: BootContext, isHere = false): Promise<boolean> => {
    attempt.config = prefetchInitialData(attempt);
    attempt.config.catch(() => undefined);
    return loadAppScripts(attempt, isHere);
  };

  void scriptLoadGate.promise.then(loadFromFirstReachable);
  // On a later visit the font is in the cache, so that no fallback needs to be shown first. If the page shows no text
  // yet, the font may arrive before the headings do.
  if (isSure && !dataset.script && (storedHere(HEADING_FONT_FLAG_NAME) || first.screen === 'other'))
    loadHeadingFont(first.headingFont);
  colorPage(branding);
  applyTvLayout(storedHere);
  // Home reserves space for the "continue watching" row, see persistence/progressSpec.
  if (hasContinueRow(storedHere)) dataset.continues = '';
  document.title = withBrandName(
    document.title.replace(/.+(?= · )/, (title) => translated(title, first.language)),
    branding,
  );
  const preloads = templateOf('preloads', first.shownScreen);
  // If the screen has a largest image to preload, the app's scripts wait for it, see show.ts.
  if (preloads) document.head.append(first.copy(preloads));
  else scriptLoadGate.resolve();
}

/** Finds the base path of the bundle and the first screen of this viewer, and starts to load the app. */
export function bootstrap(): void {
  // A page from the disk cannot read its files. bodyScript.ts handles it, and old browsers.
  if (isSupportedBrowser && location.protocol !== 'file:') startVisit();
}

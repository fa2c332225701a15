/*
 * Runs in the page's head, before anything is painted: finds where the bundle lies and what this visitor sees first, and
 * sends for it. README.md tells the whole first second of a visit.
 */
import { colorPage } from '@/config/firstLook';
import { PLACE_KEY } from '@/persistence/storedKeys';
import type { Attempt } from './attempt';
import { attemptAt } from './attempt';
import { renamed } from './dress';
import { askEarly } from './early';
import { isBundleAt } from './isBundleAt';
import { PAGE } from './page';
import { whereabouts } from './place';
import { sendForScripts } from './scripts';
import { remember, stored } from './storage';
import { showInstead, templateOf } from './templates';
import { visitorOf } from './visitor';

const html = document.documentElement;

function choose(): void {
  const visitor = visitorOf(stored, PAGE.site);
  const { look } = visitor;
  const { here, places, isSure } = whereabouts({ ...PAGE, pathname: location.pathname, remembered: visitor.place });
  const [likeliest, ...others] = places;

  const begin = (base: string, start: () => void = () => undefined): Attempt => {
    const attempt = attemptAt(base, here, visitor, start);
    html.dataset.first = attempt.screen;
    window.kinora = attempt.boot;
    return attempt;
  };

  /** @returns whether the bundle is there */
  const isBroughtFrom = async (attempt: Attempt, isHere: boolean): Promise<boolean> => {
    const { base, boot, screen } = attempt;
    boot.config = askEarly(attempt, visitor.hasCatalogue);
    boot.config.catch(() => undefined);
    const hasCome = await sendForScripts({ base, screen, isHere, onArrival: () => arrive(attempt) });
    if (!hasCome) document.fonts.delete(attempt.face);
    return hasCome;
  };

  /** The app comes from the first place that has it; those that do not look like it are tried last. */
  const bring = async (): Promise<void> => {
    if (isSure && (await isBroughtFrom(first, true))) return;
    const doubtful: string[] = [];
    for (const base of isSure ? others : places) {
      const attempt = base === likeliest ? first : begin(base);
      const isHere = await isBundleAt(attempt.config);
      if (isHere === false) doubtful.push(base);
      else if (await isBroughtFrom(attempt, isHere === true)) return;
    }
    for (const base of doubtful) if (await isBroughtFrom(begin(base), false)) return;
    showInstead('notice', 'unreachable');
  };

  colorPage(look);
  // Home keeps a place for the row of what was begun, see persistence/progressSpec.
  if (visitor.isGoingOn) html.dataset.continues = '';
  const first = begin(likeliest, () => void bring());
  document.title = renamed(document.title, look);

  // Home without its hero begins with another picture.
  const isUnknown = first.screen === 'home' && look.rows === 'heroless';
  const preloads = isUnknown ? null : document.querySelector<HTMLTemplateElement>(`[data-for="${first.screen}"]`);
  // With a picture that matters most, the app waits for that, see show.ts.
  if (preloads) document.head.append(first.boot.copy(preloads));
  else first.boot.start();
}

/** The bundle is here: from now on a page has one address, without `index.html` and, but for home, a folder's slash. */
function arrive({ base, path, boot }: Attempt): void {
  const links = document.querySelector<HTMLTemplateElement>('#links');
  if (!links) return;
  document.head.append(boot.copy(links));
  links.remove();
  remember(PLACE_KEY, base);
  const address = base + path;
  if (location.pathname !== address) history.replaceState(history.state, '', address + location.search + location.hash);
}

if (html.dataset.notice === undefined) choose();

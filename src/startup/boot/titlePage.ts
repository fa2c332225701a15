/*
 * Runs in the head of a title's own page: paints the title that the page contains, then loads what index.html has
 * beyond that (styles, icons, the other screens and the boot script), after which the page continues like index.html.
 */
import { colorPage } from '@/config/storedBranding';
import { siteKey } from '@/lib/siteKey';
import { withBranding } from './branding';
import { captureEarlyEvents } from './captureEarlyEvents';
import { PAGE } from './page';
import type { Boot } from '@/contracts/boot';
import { isEnglish } from './language';
import { addShell, loadShell, loadStyles } from './shell';
import { applyTvLayout, stored, visitorOf } from './visitor';
import { renderTemplate, templateOf } from './templates';

/** Trusted Types allow a script's text only from a policy that the content security policy names. */
const rules = { createScript: (text: string) => text };
const { trustedTypes } = window as Window & {
  trustedTypes?: { createPolicy: (name: string, policy: typeof rules) => typeof rules };
};

/** Returns whether the page shows the title that the URL names. A movie and a series may have the same id. */
function isTitleOfUrl(): boolean {
  const [asked, own] = [new URLSearchParams(location.search), new URLSearchParams(PAGE.title)];
  return asked.get('type') === own.get('type') && [null, own.get('from')].includes(asked.get('from'));
}

function startTitlePage(): void {
  const { pathname, search } = location;
  // A URL that was typed or shortened means this page's own title, even if it is a series.
  if (PAGE.title && search === '') history.replaceState(history.state, '', `?${PAGE.title}`);
  const base = PAGE.base === '' ? pathname.slice(0, pathname.lastIndexOf(PAGE.path ?? '')) : PAGE.base;
  const storedHere = (name: string) => stored(siteKey(name, base));
  const visitor = visitorOf(storedHere, PAGE.site);
  const { branding } = visitor;
  const copy: Boot['copy'] = (template) => withBranding(template, branding, base);
  const isShown =
    PAGE.title !== undefined &&
    (visitor.isSignedIn || branding.isOpen === true) &&
    isTitleOfUrl() &&
    // Its texts are English.
    isEnglish(visitor.language ?? navigator.language);

  const shell = base + (PAGE.shell ?? '');

  const preload = (name: string) => {
    const template = isShown && templateOf('preloads', name);
    if (template) document.head.append(copy(template));
  };

  const show = async () => {
    renderTemplate('first', isShown ? 'title' : 'other', { copy });
    // The boot script comes with the rest of the page, and a viewer may press something before that.
    if (isShown) own.early = captureEarlyEvents();
    // The router's history state passes the title to the app, like a link from a card does.
    const record = isShown && document.getElementById('title-record')?.textContent;
    if (record)
      history.replaceState(history.state ?? { usr: { title: JSON.parse(record) as unknown, titles: [] } }, '');
    for (const box of document.querySelectorAll<HTMLElement>('[data-color]'))
      box.style.background = box.dataset.color ?? '';
    // The app's scripts take part of the bandwidth only after the title's own images were requested.
    preload('app');
    const [more] = await Promise.all([loadShell(shell), loadStyles(`${shell}.css`)]);
    const boot = more?.querySelector<HTMLScriptElement>('#boot');
    addShell(more);
    const header = isShown && templateOf('first', 'movie');
    if (header && own.early) {
      const above = [...copy(header).querySelectorAll('[href="#content"], header')];
      // The header overlays the page, so nothing moves.
      document.getElementById('root')?.prepend(...above);
      own.early.page.unshift(...above);
    }
    if (boot) {
      const policy = trustedTypes?.createPolicy('kinora#shell', rules) ?? rules;
      const script = document.createElement('script');
      Object.assign(script.dataset, PAGE, { base, painted: isShown ? 'movie' : '' });
      script.text = policy.createScript(boot.text);
      document.head.append(script);
    }
    if (window.kinora !== own) return window.kinora?.show();
    // The rest of the page could not be loaded.
    document.getElementById('root')?.replaceChildren();
    renderTemplate('notice', 'lost', { copy });
  };
  colorPage(branding);
  applyTvLayout(storedHere);
  preload('title');
  // The last script of the page calls this. The boot script replaces it with its own.
  const own = { show: () => void show() } as Boot;
  window.kinora = own;
}

if ('popover' in document.documentElement && 'canParse' in URL && location.protocol !== 'file:') startTitlePage();

/*
 * Runs in the head of a title's own page: paints the title that the page brings, then loads what index.html has beyond
 * that (styles, icons, the other screens and the boot script), after which the page goes on like index.html.
 */
import { colorPage } from '@/config/firstLook';
import { siteKey } from '@/lib/siteKey';
import { dressed } from './dress';
import { PAGE } from './page';
import type { Boot } from './protocol';
import { stored } from './storage';
import { put, templateOf } from './templates';
import { visitorOf } from './visitor';

/** The only way to a script's address that the content security policy allows. */
const rules = { createScriptURL: (url: string) => url };
const { trustedTypes } = window as Window & {
  trustedTypes?: { createPolicy: (name: string, policy: typeof rules) => typeof rules };
};

/** Whether the page shows the title that the address names: a movie and a series may have the same id. */
function isOwnTitle(): boolean {
  const [asked, own] = [new URLSearchParams(location.search), new URLSearchParams(PAGE.title)];
  return asked.get('type') === own.get('type') && [null, own.get('from')].includes(asked.get('from'));
}

function startTitlePage(): void {
  const { pathname, search } = location;
  // An address that was typed or shortened means this page's own title, a series as well.
  if (PAGE.title && search === '') history.replaceState(history.state, '', `?${PAGE.title}`);
  const base = PAGE.base === '' ? pathname.slice(0, pathname.lastIndexOf(PAGE.path ?? '')) : PAGE.base;
  const visitor = visitorOf((name) => stored(siteKey(name, base)), PAGE.site);
  const { look } = visitor;
  const copy: Boot['copy'] = (template) => dressed(template, look, base);
  const isShown = PAGE.title !== undefined && (visitor.isSignedIn || look.isOpen === true) && isOwnTitle();

  const add = <Tag extends 'link' | 'script'>(tag: Tag, fill: (element: HTMLElementTagNameMap[Tag]) => void) =>
    new Promise((resolve) => {
      const element = document.createElement(tag);
      fill(element);
      element.onload = element.onerror = resolve;
      document.head.append(element);
    });
  const shell = base + (PAGE.shell ?? '');

  /** A document that arrives as one needs no parser, which Trusted Types would forbid. */
  const loadTemplates = () =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open('GET', `${shell}.html`);
      request.responseType = 'document';
      request.onloadend = () => {
        document.body.append(...((request.response as Document | null)?.body.childNodes ?? []));
        resolve(undefined);
      };
      request.send();
    });

  const show = async () => {
    put('first', isShown ? 'title' : 'other', { copy });
    // The router's history state hands the title over to the app, as a link from a card does.
    const record = isShown && document.getElementById('title-record')?.textContent;
    if (record)
      history.replaceState(history.state ?? { usr: { title: JSON.parse(record) as unknown, titles: [] } }, '');
    for (const box of document.querySelectorAll<HTMLElement>('[data-color]'))
      box.style.background = box.dataset.color ?? '';
    void add('link', (link) => Object.assign(link, { rel: 'preload', as: 'script', href: `${shell}.js` }));
    await Promise.all([
      add('link', (link) => Object.assign(link, { rel: 'stylesheet', href: `${shell}.css` })),
      loadTemplates(),
    ]);
    const header = isShown && templateOf('first', 'movie');
    // The header lies over the page, so nothing moves.
    if (header) document.getElementById('root')?.prepend(...copy(header).querySelectorAll('[href="#content"], header'));
    const policy = trustedTypes?.createPolicy('kinora#shell', rules) ?? rules;
    await add('script', (script) => {
      Object.assign(script.dataset, PAGE, { base, painted: isShown ? 'movie' : '' });
      script.src = policy.createScriptURL(`${shell}.js`);
    });
    if (window.kinora !== own) return window.kinora?.show();
    // The rest of the page could not be loaded.
    document.getElementById('root')?.replaceChildren();
    put('notice', 'lost', { copy });
  };
  colorPage(look);
  const preloads = isShown && templateOf('preloads', 'title');
  if (preloads) document.head.append(copy(preloads));
  // The last script of the page calls this; the boot script puts its own in its place.
  const own = { show: () => void show() } as Boot;
  window.kinora = own;
}

if ('popover' in document.documentElement && 'canParse' in URL && location.protocol !== 'file:') startTitlePage();

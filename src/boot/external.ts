/*
 * The boot script as a file. It only runs if a host has blocked or changed the scripts or the style sheet inside the
 * page, for example by its own `Content-Security-Policy: default-src 'self'`.
 */
import { PAGE } from './page';
import { addShell, loadShell, loadStyles } from './shell';

/*
 * Must be imported before page.ts, which reads the data attributes of the running script. The build and the deploy
 * commands write them to the script inside the page. If the host blocked that script, they must be copied to this one.
 */
const script = document.currentScript as SVGScriptElement | null;

/** The URL of this script. The bundle is the parent folder of `assets`. */
const ADDRESS = new URL(script?.getAttribute('href') ?? '', location.href).pathname;

Object.assign(script?.dataset ?? {}, document.querySelector<HTMLElement>('script[data-site]')?.dataset, {
  base: ADDRESS.slice(0, ADDRESS.lastIndexOf('assets/')),
});

// The page names several URLs where this file may be. From here on, the parser adds the remaining scripts to the
// detached parent, so they do not run.
script?.parentNode?.parentNode?.removeChild(script.parentNode);

async function boot(): Promise<void> {
  // A title's own page contains only the screen of the title.
  if (PAGE.shell !== undefined) addShell(await loadShell(PAGE.base + PAGE.shell));
  // A URL that was typed or shortened means this page's own title, even if it is a series.
  if (PAGE.title && location.search === '') history.replaceState(history.state, '', `?${PAGE.title}`);
  // Evaluated only here, because it creates a Trusted Types policy, which a page may do once.
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap');
  bootstrap();
}

async function start(): Promise<void> {
  // If only the style sheet was blocked, the script inside the page has run.
  if (!window.kinora) await boot();
  await loadStyles(ADDRESS.replace(/js$/, 'css'));
  // An unsupported browser runs none of this.
  if (!window.kinora) return;
  document.getElementById('blocked')?.remove();
  window.kinora.show();
}

void start();

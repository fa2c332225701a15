/*
 * The boot script as a file. It only runs if a host has blocked or changed the scripts or the style sheet inside the
 * page, for example by its own `Content-Security-Policy: default-src 'self'`.
 */
import { ADDRESS } from './blockedPage';
import { PAGE } from './page';
import { addShell, loadShell, loadStyles } from './shell';

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

/*
 * Must be imported before page.ts, which reads the data attributes of the running script. The build and the deploy
 * commands write them to the script inside the page. If the host blocked that script, they must be copied to this one.
 */
const script = document.currentScript as SVGScriptElement | null;

/** The URL of this script. The bundle is the parent folder of `assets`. */
export const ADDRESS = new URL(script?.getAttribute('href') ?? '', location.href).pathname;

Object.assign(script?.dataset ?? {}, document.querySelector<HTMLElement>('script[data-site]')?.dataset, {
  base: ADDRESS.slice(0, ADDRESS.lastIndexOf('assets/')),
});

// The page has a script element for each URL where this file may be. Their parent element is removed. The parser adds
// the remaining script elements to it, and scripts outside the page do not run.
script?.parentNode?.parentNode?.removeChild(script.parentNode);

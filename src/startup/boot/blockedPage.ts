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

// The page names several URLs where this file may be. From here on, the parser adds the remaining scripts to the
// detached parent, so they do not run.
script?.parentNode?.parentNode?.removeChild(script.parentNode);

/*
 * Must be imported before page.ts, which reads what the build and the deploy commands have written at the script that
 * runs. Where the script inside the page was blocked, that is written at another one.
 */
const script = document.currentScript as SVGScriptElement | null;

/** The script's own address: the bundle lies above its folder `assets`. */
export const ADDRESS = new URL(script?.getAttribute('href') ?? '', location.href).pathname;

Object.assign(script?.dataset ?? {}, document.querySelector<HTMLElement>('script[data-site]')?.dataset, {
  base: ADDRESS.slice(0, ADDRESS.lastIndexOf('assets/')),
});

// The page names several places where this file may be. The others are read outside the page from here on.
script?.parentNode?.parentNode?.removeChild(script.parentNode);

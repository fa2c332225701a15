const FAMILY = 'Bricolage Grotesque Variable';

let isPainted = false;
requestAnimationFrame(() => (isPainted = true));

/** Registers the font of headings. */
export function registerHeadingFont(url: string): FontFace {
  const face = new FontFace(FAMILY, `url(${url})`, { weight: '200 800' });
  document.fonts.add(face);
  face.loaded.then(
    () => {
      // If a heading is already painted, the new font might shift the layout, see startup/swapInHeadingFont.
      if (!isPainted || !document.querySelector('h1')) document.documentElement.dataset.face = '';
    },
    () => undefined,
  );
  return face;
}

export const loadHeadingFont = (face: FontFace): void => void face.load().catch(() => undefined);

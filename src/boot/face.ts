const FAMILY = 'Bricolage Grotesque Variable';

let isPainted = false;
requestAnimationFrame(() => (isPainted = true));

/** Tells the page of the face of headings. */
export function declareFace(url: string): FontFace {
  const face = new FontFace(FAMILY, `url(${url})`, { weight: '200 800' });
  document.fonts.add(face);
  face.loaded.then(
    () => {
      // Where a heading is seen, it might move something: see app/whenFaceIsHere.
      if (!isPainted || !document.querySelector('h1')) document.documentElement.dataset.face = '';
    },
    () => undefined,
  );
  return face;
}

/** Sends for it. */
export const bringFace = (face: FontFace): void => void face.load().catch(() => undefined);

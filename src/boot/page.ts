/** What the build and deploy/apply.cjs wrote into the page, at the script that reads it. */
const { base = '', face = '', placeholder = '', routes = '', site = '{}' } = document.currentScript?.dataset ?? {};

export const PAGE = {
  /** Where the bundle lies; empty where nobody said. */
  base,
  /** The file of the face of headings, below the bundle's place. */
  face,
  /** Stands for that place in the page's addresses. */
  placeholder,
  /** A regular expression's alternatives: what the app's addresses end with. */
  routes,
  /** The looks of the deployer's site, as JSON. */
  site,
};

interface Page {
  /** Where the bundle lies; empty where nobody said. */
  base: string;
  /** The file of the face of headings, below the bundle's place. */
  face: string;
  /** Stands for that place in the page's addresses. */
  placeholder: string;
  /** A regular expression's alternatives: what the app's addresses end with. */
  routes: string;
  /** The looks of the deployer's site, as JSON. */
  site: string;
  /** The rest is said by a title's own page alone: its path below the bundle's base path. */
  path?: string;
  /** The query of the address of the title that it shows; left out where it shows none. */
  title?: string;
  /** The files that complete it, below the bundle's base path and without their endings. */
  shell?: string;
  /** The screen that it has painted before the boot script runs. */
  painted?: string;
}

const UNSAID: Page = { base: '', face: '', placeholder: '', routes: '', site: '{}' };

/** What the build and deploy/apply.cjs wrote into the page, at the script that reads it. */
export const PAGE: Page = Object.assign(UNSAID, document.currentScript?.dataset);

interface Page {
  /** The bundle's base path. Empty if the deployer did not set one. */
  base: string;
  /** The font file of headings, relative to the base path. */
  face: string;
  /** The placeholder of the base path in the page's URLs. */
  placeholder: string;
  /** The alternatives of a regular expression that matches the ends of the app's paths. */
  routes: string;
  /** The branding of the deployer's site, as JSON. */
  site: string;
  /**
   * The path of a title's own page, below the bundle's base path. This field and the following ones are only set on
   * such a page.
   */
  path?: string;
  /** The query string of the title that the page shows. Undefined if it shows none. */
  title?: string;
  /** The files that complete the page, below the bundle's base path and without their extensions. */
  shell?: string;
  /** The screen that the page has painted before the boot script runs. */
  painted?: string;
}

const UNSAID: Page = { base: '', face: '', placeholder: '', routes: '', site: '{}' };

/** The values that the build and deploy/apply.cjs wrote to the data attributes of the running script. */
export const PAGE: Page = Object.assign(UNSAID, document.currentScript?.dataset);

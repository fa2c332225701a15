/** A placeholder of the page's origin at build time. It is removed from the markup again. */
export const ORIGIN = 'https://build.invalid';

// The app's modules read the location as soon as they are loaded, so this module must be imported first.
Object.assign(globalThis, { window: { location: { href: `${ORIGIN}/` } } });

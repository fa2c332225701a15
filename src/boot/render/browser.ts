/** Stands for the page's origin while there is no page; it is taken out of the markup again. */
export const ORIGIN = 'https://build.invalid';

// The app's modules look where they are as soon as they are loaded, so this one comes first.
Object.assign(globalThis, { window: { location: { href: `${ORIGIN}/` } } });

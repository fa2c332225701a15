/** The URL of a font file, which webpack knows in the bundle. */
export default '/assets/letters.woff2';

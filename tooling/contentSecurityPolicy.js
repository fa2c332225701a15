/**
 * The policy that the page itself carries, for hosts that send no headers. Images and connections may go to any https
 * host because config.json names them at run time; scripts, styles and fonts are the bundle's own.
 */
const directives = ({ scripts, styles }) => ({
  'default-src': ["'none'"],
  // Those that stand in the page, see src/boot.
  'script-src': ["'self'", ...scripts],
  // The style sheets of index.html and of a title's page stand in them as well.
  'style-src': ["'self'", ...styles],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  // What hls.js puts together, and captions of another host, lie under addresses of the page's own making.
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", 'https:'],
  'frame-src': ['https://www.youtube-nocookie.com'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['kinora#webpack', 'kinora#page', 'kinora#shell', 'kinora#worker'],
});

/** @param {{ scripts: string[], styles: string[] }} hashes of the pages' own scripts and style sheets, as the policy writes them */
exports.contentSecurityPolicy = (hashes) =>
  Object.entries(directives(hashes))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

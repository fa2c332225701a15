/**
 * The directives of the policy in the page, for hosts that send no headers. Images and connections may use any https
 * host, because config.json names the hosts at run time. Scripts, styles and fonts must come from the bundle.
 */
const directives = ({ scripts, styles }) => ({
  'default-src': ["'none'"],
  // The hashes allow the inline scripts, see src/startup/boot.
  'script-src': ["'self'", ...scripts],
  // The hashes allow the inline style sheets of index.html and of title pages.
  'style-src': ["'self'", ...styles],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  // hls.js and captions from other hosts use blob URLs.
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

/**
 * @param {{ scripts: string[], styles: string[] }} hashes of inline scripts and style sheets, as sources of the policy
 */
exports.contentSecurityPolicy = (hashes) =>
  Object.entries(directives(hashes))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const { inlineScriptHashes } = require('./firstPaint.js');

/**
 * The policy that the page itself carries, for hosts that send no headers. Images and connections may go to any https
 * host because config.json names them at run time; scripts, styles and fonts are the bundle's own.
 */
const directives = (styleHash) => ({
  'default-src': ["'none'"],
  // The two scripts that stand in the page, see firstPaint.js.
  'script-src': ["'self'", ...inlineScriptHashes],
  // The style sheet stands in the page as well.
  'style-src': ["'self'", styleHash],
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
  'trusted-types': ['kinora#webpack', 'kinora#page', 'kinora#worker'],
});

/** @param {string} styleHash of the page's own style sheet, as the policy writes it */
exports.contentSecurityPolicy = (styleHash) =>
  Object.entries(directives(styleHash))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const { bootScriptHash } = require('./firstPaint.js');

/**
 * The policy that the page itself carries, for hosts that send no headers. Images and connections may go to any https
 * host because config.json names them at run time; scripts, styles and fonts are the bundle's own.
 */
const directives = {
  'default-src': ["'none'"],
  // The one script that stands in the page, see firstPaint.js.
  'script-src': ["'self'", bootScriptHash],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'"],
  'connect-src': ["'self'", 'https:'],
  'frame-src': ['https://www.youtube-nocookie.com'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['kinora#webpack'],
};

exports.contentSecurityPolicy = Object.entries(directives)
  .map(([name, values]) => [name, ...values].join(' '))
  .join('; ');

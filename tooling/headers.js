/** Returns the policy of a page. It is undefined in development. */
exports.policyOf = (page) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];

/** Returns the headers that every server sends with every response, by the policy of the page. */
exports.headersWith = (policy) => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
});

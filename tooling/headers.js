/** The policy that a page carries; none while developing. */
exports.policyOf = (page) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];

/** The headers that every server sends with every answer, by the page's policy. */
exports.headersWith = (policy) => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
});

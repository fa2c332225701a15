const fs = require('node:fs');
const path = require('node:path');
const { afterPage } = require('./afterPage.js');
const { PAGES, ROUTES, ROUTES_WITH_ID } = require('./pages.js');

const TEMPLATES = path.join(__dirname, '../deploy');

/** The headers that every server sends with every answer. */
const headersWith = (policy) => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
});

/** Where each template goes in the bundle, and how its server writes a header. */
const FILES = [
  { from: 'htaccess', to: '.htaccess', line: (name, value) => `  Header always set ${name} "${value}"` },
  { from: '_headers', to: '_headers', line: (name, value) => `  ${name}: ${value}` },
  { from: '_redirects', to: '_redirects' },
  { from: 'nginx.conf', line: (name, value) => `  add_header ${name} "${value}" always;` },
  { from: 'Caddyfile', line: (name, value) => `\t\t${name} "${value}"` },
  { from: 'lighttpd.conf', line: (name, value) => `  "${name}" => "${value}",` },
  { from: 'Dockerfile' },
  { from: 'place.mjs' },
];

const policyOf = (page) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];

const ROUTE_VALUES = {
  fixed: PAGES.map((page) => page.path).join('|'),
  routes: ROUTES,
  redirects: ROUTES_WITH_ID.map((route) => `/${route}/* /index.html 200`).join('\n'),
};

/** Writes what servers need to know into the bundle: their files from `deploy/`, with this build's policy and routes. */
class DeployPlugin {
  apply(compiler) {
    afterPage(compiler, 'DeployPlugin', (index, emit) => {
      const policy = policyOf(index);
      // While developing there is none.
      if (policy === undefined) return;
      const headers = Object.entries(headersWith(policy));
      for (const { from, to = `deploy/${from}`, line } of FILES) {
        const values = {
          ...ROUTE_VALUES,
          headers: line && headers.map(([name, value]) => line(name, value)).join('\n'),
        };
        const template = fs.readFileSync(path.join(TEMPLATES, from), 'utf8');
        emit(
          to,
          template.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name]),
        );
      }
    });
  }
}

module.exports = { DeployPlugin };

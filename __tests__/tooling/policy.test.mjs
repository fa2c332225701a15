import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const { contentSecurityPolicy } = require('../../tooling/contentSecurityPolicy.js');
const { headersWith } = require('../../tooling/headers.js');

const policy = contentSecurityPolicy({ scripts: ["'sha256-script'"], styles: ["'sha256-style'"] });
const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

test('the policy allows only scripts of the bundle, and disables no protection', () => {
  assert.doesNotMatch(policy, /unsafe-|\*|http:/);
  assert.deepEqual(directives.get('default-src'), ["'none'"]);
  assert.deepEqual(directives.get('object-src'), ["'none'"]);
  assert.deepEqual(directives.get('base-uri'), ["'none'"]);
  assert.deepEqual(directives.get('require-trusted-types-for'), ["'script'"]);
  for (const source of directives.get('script-src')) assert.match(source, /^'(self|sha256-[\w+/]+=*)'$/);
  // A meta element cannot set `frame-ancestors`.
  assert.equal(directives.has('frame-ancestors'), false);
});

test('the policy allows content that the app makes, and the hosts that config.json may name', () => {
  for (const [directive, source] of [
    // The photo of the viewer.
    ['img-src', 'data:'],
    ['img-src', 'https:'],
    // Streams of hls.js, and captions of other hosts.
    ['media-src', 'blob:'],
    ['connect-src', 'https:'],
    ['frame-src', 'https://www.youtube-nocookie.com'],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
  ])
    assert.ok(directives.get(directive).includes(source), `${directive} ${source}`);
});

test('every server’s file takes its headers from the one list, and sets no others', () => {
  const headers = headersWith(policy);
  assert.match(headers['Content-Security-Policy'], /; frame-ancestors 'self'$/);
  for (const file of ['Caddyfile', '_headers', 'htaccess', 'lighttpd.conf', 'nginx.conf']) {
    const template = readFileSync(`deploy/${file}`, 'utf8');
    assert.match(template, /\{\{headers\}\}/, file);
    assert.doesNotMatch(template, /unsafe-/, file);
    for (const name of Object.keys(headers)) assert.ok(!template.includes(name), `${file}: ${name}`);
  }
});

test('each script of the built pages has a hash', { skip: !existsSync('dist/index.html') }, () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const scripts = page.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  assert.ok(scripts.length > 1);
  for (const script of scripts) assert.match(script, /integrity="sha(256|384|512)-/);
});

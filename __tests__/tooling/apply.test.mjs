import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { writeCatalogue } from '../../tooling/translations/catalogueFile.mjs';
import { textHash } from '../../tooling/translations/textHash.mjs';

const require = createRequire(import.meta.url);
const { compileForNode } = require('../../tooling/compileForNode.js');
const configuration = require('../../webpack.config.js');

const POLICY = "default-src 'none'; img-src 'self' https:; connect-src 'self' https:; font-src 'self'";
const PAGE = `<html lang="en"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Movies &#183; Kinora</title>
<meta name="description" content="About it."><link rel="icon" href="data:image/png;base64,MTI=" type="image/png">
<meta property="og:title" content="Movies &#183; Kinora"><meta property="og:description" content="About it.">
<meta property="og:image" content="art/social.png"><meta name="twitter:card" content="summary_large_image">
<noscript><span data-name>Kinora</span> needs JavaScript.</noscript>
<script data-base="" data-site="{}" data-face="a"></script>`;
/** The pages that the build writes for home and for movies. */
const INDEX = PAGE.replaceAll('About it.', 'Movies and series, picked and lit. Watch on every screen you own.');
const MOVIES = PAGE.replaceAll('About it.', 'Discover and explore our vast collection of movies.');
const NGINX = `listen 8080;\nadd_header Content-Security-Policy "${POLICY}; frame-ancestors 'self'" always;\n`;

let command;

before(async () => {
  const options = configuration({}, { mode: 'production' });
  command = await compileForNode(options, { entry: 'tools/deploy/apply.ts', rules: [options.module.rules[0]] });
});

/**
 * Runs the command in a small bundle with this config.json, or with several in turn. Returns its output and the files.
 */
const apply = (contents, ...arguments_) => applyWith({}, contents, ...arguments_);

function applyWith(more, contents, ...arguments_) {
  const bundle = mkdtempSync(path.join(os.tmpdir(), 'apply-'));
  const file = (name) => path.join(bundle, name);
  for (const folder of ['movies', 'deploy']) mkdirSync(file(folder));
  cpSync(command, file('deploy/apply.cjs'));
  writeFileSync(file('index.html'), INDEX);
  writeFileSync(file('movies/index.html'), MOVIES);
  writeFileSync(file('index.html.gz'), gzipSync(INDEX));
  writeFileSync(file('about.html'), '<title>About · Kinora</title>');
  writeFileSync(file('app.webmanifest'), '{ "name": "Kinora", "short_name": "Kinora", "display": "standalone" }');
  for (const [name, content] of Object.entries(more)) {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    writeFileSync(file(name), content);
  }
  writeFileSync(file('deploy/nginx.conf'), NGINX);
  const runs = [contents].flat().map((content) => {
    writeFileSync(file('config.json'), typeof content === 'string' ? content : JSON.stringify(content));
    return spawnSync(process.execPath, ['deploy/apply.cjs', ...arguments_], { cwd: bundle, encoding: 'utf8' });
  });
  const read = (name) => readFileSync(file(name), 'utf8');
  const found = {
    ...runs.at(-1),
    index: read('index.html'),
    movies: read('movies/index.html'),
    twin: gunzipSync(readFileSync(file('index.html.gz'))).toString(),
    hasNewTwins: existsSync(file('movies/index.html.gz')),
    about: read('about.html'),
    robots: existsSync(file('robots.txt')) ? read('robots.txt') : null,
    manifest: JSON.parse(read('app.webmanifest')),
    nginx: read('deploy/nginx.conf'),
  };
  rmSync(bundle, { recursive: true });
  return found;
}

/** Returns the settings that startup/boot/bootstrap reads in a page. */
const lookOf = (page) =>
  JSON.parse(/data-site="([^"]*)"/.exec(page)[1].replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

test('the language of the interface is written into the pages if the bundle has it', () => {
  const file = 'assets/lang-de.1.json';
  const [movies, demo] = ['Movies', 'No longer in the page'].map((text) => textHash(text));
  const bundle = {
    'index.html': `${INDEX}<template id="languages">de,ltr,${file}</template><template id="words"></template>`,
    [file]: writeCatalogue({ language: 'de', words: { [movies]: '<Filme>', [demo]: 'Weg' }, records: {} }),
  };
  const german = applyWith(bundle, { uiLanguage: 'de' });
  assert.equal(german.status, 0);
  assert.deepEqual(lookOf(german.index), { language: 'de' });
  assert.match(german.index, /<html lang="de">/);
  // The boot script reads the text of the template.
  assert.ok(
    german.index.includes(`<template id="words">${file}[&quot;&quot;,&quot;${movies} &lt;Filme&gt;&quot;]</template>`),
  );
  const unknown = applyWith(bundle, { uiLanguage: 'fr' });
  assert.match(unknown.stderr + unknown.stdout, /uiLanguage “fr” is ignored, because it is none of en, de/);
  assert.deepEqual(lookOf(unknown.index), {});
  const narrowed = applyWith(bundle, { uiLanguage: 'en', uiLanguages: ['fr', 'de'] });
  assert.match(
    narrowed.stderr + narrowed.stdout,
    /uiLanguages “fr”[^]*uiLanguage “en” is ignored, because it is none of de/,
  );
  assert.deepEqual(lookOf(narrowed.index), { languages: ['de'] });
});

test('titles, descriptions and notices of the pages are in the language of the site, and in English again without it', () => {
  const texts = {
    Movies: 'Filme',
    'Movies on {name}.': 'Filme bei {name}.',
    '{title} on {name}.': '{title} bei {name}.',
    '{name} could not start': '{name} startet nicht',
  };
  const page = `${PAGE}<template id="languages">de,ltr,assets/lang-de.1.json</template>
<h1 data-text="blocked">Kinora could not start</h1><p data-text="own">Stays</p>`;
  const bundle = {
    'index.html': page,
    'movies/index.html': page,
    'assets/lang-de.1.json': 'damaged',
    'deploy/page-texts.json': JSON.stringify({ de: texts }),
  };
  const own = { brand: { name: 'Club & Co' }, samples: false };
  const german = applyWith(bundle, [
    { ...own, uiLanguage: 'de' },
    { ...own, uiLanguage: 'de' },
  ]);
  assert.match(german.movies, /<title>Filme &#183; Club &amp; Co<\/title>/);
  assert.match(german.movies, /og:title" content="Filme &#183; Club &amp; Co"/);
  assert.match(german.movies, /name="description" content="Filme bei Club &amp; Co\."/);
  assert.match(german.movies, /<h1 data-text="blocked">Club &amp; Co startet nicht<\/h1><p data-text="own">Stays<\/p>/);
  const english = applyWith(bundle, [{ ...own, uiLanguage: 'de' }, own]);
  assert.match(english.movies, /<title>Movies &#183; Club &amp; Co<\/title>/);
  assert.match(english.movies, /<h1 data-text="blocked">Club &amp; Co could not start</);
});

test('without settings nothing changes', () => {
  const { status, index, movies, nginx, robots } = apply({});
  assert.equal(status, 0);
  assert.deepEqual({ index, movies, nginx, robots }, { index: INDEX, movies: MOVIES, nginx: NGINX, robots: null });
});

test('every page and its compressed twin start with the brand', () => {
  const brand = { name: 'Film & "Club"', wordmark: 'brand/name.svg', accent: '#7fd6c2' };
  const { index, movies, twin, hasNewTwins, manifest } = apply({ brand, features: { signIn: false } });
  assert.match(index, /<title>Movies &#183; Film &amp; &quot;Club&quot;<\/title>/);
  assert.match(movies, /og:title" content="Movies &#183; Film &amp; &quot;Club&quot;"/);
  const { colors, ...look } = lookOf(index);
  assert.deepEqual(look, { name: 'Film & "Club"', wordmark: '/~/brand/name.svg', isOpen: true });
  assert.equal(colors.split(';')[0], '--brand-accent:#7fd6c2');
  assert.equal(twin, index);
  assert.equal(hasNewTwins, false);
  assert.deepEqual(manifest, {
    name: 'Film & "Club"',
    short_name: 'Film & "Club"',
    display: 'standalone',
    description: 'Movies and series, picked and lit. Watch on every screen you own.',
  });
});

test('hosts outside the policy are allowed in pages and servers’ files, each once', () => {
  const settings = { productApiUrl: 'http://nas.example:8080/api', tmdbBaseUrl: 'https://proxy.example/tmdb' };
  const { index, nginx, stdout } = apply([settings, settings]);
  assert.match(index, /connect-src 'self' https: http:\/\/nas\.example:8080; font-src/);
  assert.match(nginx, /connect-src 'self' https: http:\/\/nas\.example:8080; font-src/);
  assert.match(nginx, /img-src 'self' https:; /);
  assert.doesNotMatch(stdout, /nas\.example|proxy\.example/);
});

test('the command names the hosts that it has allowed', () => {
  const { stdout } = apply({ tmdbImageBaseUrl: 'http://images.example/t/p' });
  assert.match(stdout, /tmdbImageBaseUrl: img-src now allows http:\/\/images\.example/);
});

test('every page has the address of the argument, and the image for links', () => {
  const images = { 'art/brand/social-1200x630.png': 'image' };
  const { index, movies, robots } = applyWith(images, {}, 'https://films.example/club');
  assert.match(index, /data-base="\/club\/" data-site="{}" data-face="a"/);
  for (const page of [index, movies])
    assert.match(page, /og:image" content="https:\/\/films\.example\/club\/art\/brand\/social-1200x630\.png"/);
  assert.match(robots, /^Sitemap: https:\/\/films\.example\/club\/sitemap\.xml$/m);
});

test('the public address of config.json gives every page a canonical address', () => {
  const { index, movies } = apply([{ siteUrl: 'https://old.example' }, { siteUrl: 'https://films.example/club/' }]);
  for (const [page, address] of [
    [index, 'https://films.example/club/'],
    [movies, 'https://films.example/club/movies'],
  ]) {
    assert.deepEqual(page.match(/(?<=rel="canonical" href=")[^"]*/g), [address]);
    assert.deepEqual(page.match(/(?<=og:url" content=")[^"]*/g), [address]);
    // The page still detects its base path, so a preview at another address works.
    assert.match(page, /data-base=""/);
  }
});

test('a public address that ends like a route of the app is passed to the boot script', () => {
  assert.match(apply({ siteUrl: 'https://films.example/movies/' }).index, /data-base="\/movies\/"/);
});

test('without the large image, links show the icon', () => {
  const { movies } = applyWith({ 'art/brand/icon-512.png': 'icon' }, {});
  assert.match(
    movies,
    /og:image" content="\.\.\/art\/brand\/icon-512\.png"><meta name="twitter:card" content="summary">/,
  );
});

test('the tagline becomes the description of every page, and can be removed', () => {
  const { index, movies, manifest } = apply({ brand: { name: 'Club', tagline: 'Old & "new" films.' } });
  for (const page of [index, movies])
    assert.equal(page.match(/description" content="Old &amp; &quot;new&quot; films\."/g).length, 2);
  assert.equal(manifest.description, 'Old & "new" films.');
  assert.equal(apply([{ brand: { tagline: 'Old films.' } }, {}]).movies, MOVIES);
});

test('a site of its own without a tagline has neutral descriptions', () => {
  const { index, movies } = apply({ samples: false, brand: { name: 'Club' } });
  assert.match(index, /name="description" content="Movies and series on Club\."/);
  assert.match(movies, /name="description" content="Movies on Club\."/);
});

test('a site of its own has its own language, and its name in every text', () => {
  const { index } = apply({ samples: false, language: 'de-DE', brand: { name: 'Filmclub' } });
  assert.match(index, /<html lang="de-DE">/);
  assert.match(index, /<span data-name>Filmclub<\/span> needs JavaScript/);
});

test('a site that is hidden from search engines says so in every page, until the setting is removed', () => {
  const hidden = apply({ index: false, siteUrl: 'https://films.example/' });
  for (const page of [hidden.index, hidden.movies])
    assert.equal(page.match(/<meta name="robots" content="noindex">/g).length, 1);
  assert.equal(hidden.robots, 'User-agent: *\nDisallow: /\n');
  const shown = apply([{ index: false }, {}]);
  assert.equal(shown.index, INDEX);
  assert.equal(shown.robots, 'User-agent: *\nAllow: /\n');
});

test('the icon of the tab comes from the bundle', () => {
  const { index } = applyWith({ 'art/brand/favicon-32.png': 'own' }, {});
  assert.match(index, /<link rel="icon" href="data:image\/png;base64,b3du" type="image\/png">/);
});

test('a page that does not belong to the app stays unchanged', () => {
  assert.equal(apply({ brand: { name: 'Club' } }).about, '<title>About · Kinora</title>');
});

test('the help is shown on request, and changes nothing', () => {
  const { status, stdout, index } = apply({ brand: { name: 'Club' } }, '--help');
  assert.equal(status, 0);
  assert.match(stdout, /node deploy\/apply\.cjs \[ADDRESS\]/);
  assert.equal(index, INDEX);
});

test('a second run applies the new settings, and reverts removed ones', () => {
  const { index, manifest } = apply([{ brand: { name: 'Filmclub' } }, {}]);
  assert.equal(index, INDEX);
  assert.equal(manifest.name, 'Kinora');
});

test('wrong settings are reported, and are not used', () => {
  const { stderr, index } = apply({ brand: { accent: '#000000' }, productApiURL: 'api' });
  assert.match(stderr, /brand\.accent has a contrast of 1\.4/);
  assert.match(stderr, /unknown setting "productApiURL"/);
  assert.equal(index, INDEX);
});

test('a config.json that is not JSON changes nothing', () => {
  const { status, stderr, index } = apply('{ // mine');
  assert.equal(status, 1);
  assert.match(stderr, /Cannot read .*config\.json: .*Nothing was changed/);
  assert.equal(index, INDEX);
});

test('an invalid address is reported, and changes nothing', () => {
  for (const address of ['/movies/', '', 'ftp://films.example/']) {
    const { status, stderr, index } = apply({ brand: { name: 'Filmclub' } }, address);
    assert.equal(status, 1);
    assert.match(stderr, /full address/);
    assert.equal(index, INDEX);
  }
});

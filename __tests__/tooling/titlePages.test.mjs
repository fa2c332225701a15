import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const { compileWithScreens } = require('../../tooling/boot.js');
const { stylesFor } = require('../../tooling/titleStyles.js');
const { toIcon } = require('../../tooling/favicon.js');
const configuration = require('../../webpack.config.js');

const TEMPLATE =
  '<html><head>{{head}}{{preloads}}<script data-path="{{path}}" {{title}}></script></head>' +
  '<body>{{screen}}<noscript>{{readable}}</noscript></body></html>';
const SETTINGS = { siteUrl: 'https://films.example/movies', samples: false, brand: { name: 'Film House' } };

let bundle;
const file = (name) => path.join(bundle, name);
const read = (name) => readFileSync(file(name), 'utf8');
const writeJson = (name, value) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), JSON.stringify(value));
};
const run = (...arguments_) =>
  spawnSync(process.execPath, ['--max-semi-space-size=4', 'deploy/pages.cjs', ...arguments_], {
    cwd: bundle,
    encoding: 'utf8',
  });

before(async () => {
  const command = await compileWithScreens(configuration({}, { mode: 'production' }), 'tools/deploy/pages.ts', '/~/');
  bundle = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  mkdirSync(file('deploy'));
  cpSync(command, file('deploy/pages.cjs'));
  writeFileSync(file('deploy/page.html'), TEMPLATE);
  writeJson('config.json', SETTINGS);
});

after(() => rmSync(bundle, { recursive: true }));

const film = (id, more = {}) => ({ id, title: `Film ${id}`, release_date: '2012-03-04', ...more });

test('home, movies and series list the titles for viewers without JavaScript', () => {
  const NOTE = '<noscript><p class="starting-note">Film House needs JavaScript.</p>';
  const pages = ['index.html', 'movies/index.html', 'series/index.html'];
  for (const page of pages) {
    mkdirSync(path.dirname(file(page)), { recursive: true });
    writeFileSync(file(page), `<html><body>${NOTE}</noscript></body></html>`);
  }
  const linksOf = (page) =>
    [...read(page).matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, address, text]) => `${address} ${text}`);
  writeJson('api/movies/all', [film('words-2012'), film(1001, { title: 'Salt & Snow' })]);
  writeJson('api/series/all', []);
  for (const time of ['first', 'second']) {
    assert.equal(run().status, 0, time);
    assert.deepEqual(linksOf('index.html'), [
      '/movies/movie/words-2012 Film words-2012 (2012)',
      '/movies/movie/1001?from=product Salt &amp; Snow (2012)',
      '/movies/movies All movies',
      '/movies/ Film House',
    ]);
    assert.deepEqual(linksOf('movies/index.html'), [
      '/movies/movie/words-2012 Film words-2012 (2012)',
      '/movies/movie/1001?from=product Salt &amp; Snow (2012)',
      '/movies/ Film House',
    ]);
    assert.deepEqual(linksOf('series/index.html'), []);
  }
  writeJson('config.json', { ...SETTINGS, siteUrl: undefined });
  assert.equal(run().status, 0);
  assert.match(read('index.html'), /<a href="\.\/movie\/words-2012">/);
  assert.match(read('movies/index.html'), /<a href="\.\.\/movie\/words-2012">/);
  writeJson('config.json', SETTINGS);
  writeJson('api/movies/all', []);
  assert.equal(run().status, 0);
  for (const page of pages) {
    assert.deepEqual(linksOf(page), [], page);
    assert.ok(read(page).includes(`${NOTE}</noscript>`), page);
  }
});

test('each title, season, person and collection has a page, and the site has its lists', () => {
  writeJson('api/movies/all', [
    film('words-2012', { cast: [{ name: 'Mira Holt' }], collection: 'The Harbour Trilogy' }),
    film(1001),
    film('tt0000001', { title: '映画 🎬 </script>' }),
  ]);
  writeJson('api/series/all', [
    { id: 7, name: 'Low Tide', seasons: [{ season_number: 1, episodes: [{ episode_number: 1 }] }] },
  ]);
  const { status, stdout, stderr } = run();
  assert.equal(status, 0, stderr);
  assert.match(stdout, /4 titles have 7 pages: 7 written/);
  for (const page of [
    'movie/words-2012',
    'movie/1001',
    'movie/tt0000001',
    'movie/7',
    'movie/7/season/1',
    'person/mira-holt',
    'collection/the-harbour-trilogy',
  ])
    assert.ok(existsSync(file(`${page}/index.html`)), page);
  assert.match(read('movie/words-2012/index.html'), /<title>Film words-2012 \(2012\) &#183; Film House<\/title>/);
  const foreign = read('movie/tt0000001/index.html');
  assert.match(foreign, /<title>&#26144;&#30011; &#127916; /);
  assert.match(foreign, /"title":"\\u6620\\u753b \\ud83c\\udfac /);
  for (const name of ['movie/tt0000001/index.html', 'movie/7/season/1/index.html', 'sitemap.xml', 'feed.xml'])
    assert.doesNotMatch(read(name), /[^\0-\x7f]/, name);
  assert.doesNotMatch(foreign, /<script(?! data-path)(?![^>]*data-cfasync="false")/);
  assert.match(read('movie/7/index.html'), /data-title="type=tv&amp;from=product"/);
  assert.equal(gunzipSync(readFileSync(file('movie/1001/index.html.gz'))).toString(), read('movie/1001/index.html'));
  assert.match(read('sitemap.xml'), /films\.example\/movies\/movie\/words-2012</);
  assert.match(read('feed.xml'), /<title>Film House<\/title>/);
  assert.match(read('robots.txt'), /Sitemap: https:\/\/films\.example\/movies\/sitemap\.xml/);
});

test('a second run writes changed pages, and deletes those of removed titles', () => {
  const { mtimeMs } = statSync(file('movie/1001/index.html'));
  writeFileSync(file('movie/note.txt'), 'Not a page.');
  writeJson('api/movies/all', [film(1001), film('tt0000001')]);
  const { stdout } = run();
  assert.match(stdout, /3 titles have 4 pages: 1 written, 3 deleted, 3 unchanged/);
  assert.equal(statSync(file('movie/1001/index.html')).mtimeMs, mtimeMs);
  assert.equal(existsSync(file('movie/words-2012')), false);
  assert.equal(existsSync(file('person')), false);
  assert.equal(read('movie/note.txt'), 'Not a page.');
});

test('a movie and a series with one id share a page, and the command reports it', () => {
  writeJson('api/movies/all', [film(7)]);
  const { stdout } = run();
  assert.match(stdout, /share their id.*Low Tide \(tv 7\)/);
  assert.match(read('movie/7/index.html'), /<title>Film 7/);
});

test('without a site URL the command writes pages, and reports what is missing', () => {
  writeJson('config.json', { ...SETTINGS, siteUrl: '' });
  const { status, stdout } = run();
  assert.equal(status, 0);
  assert.match(stdout, /The public address of the site is unknown/);
  assert.doesNotMatch(read('movie/7/index.html'), /rel="canonical"|og:url/);
  assert.equal(existsSync(file('sitemap.xml')), false);
});

test('a site that search engines must not index has no sitemap', () => {
  writeJson('config.json', { ...SETTINGS, index: false });
  run();
  assert.equal(existsSync(file('sitemap.xml')), false);
  assert.match(read('movie/7/index.html'), /name="robots" content="noindex"/);
  assert.match(read('robots.txt'), /Disallow: \//);
});

test('a list that is not valid JSON deletes no page', () => {
  const list = read('api/movies/all');
  const pages = readdirSync(file('movie'));
  assert.ok(pages.length > 0);
  writeFileSync(file('api/movies/all'), list.slice(0, -3));
  const { status, stderr } = run();
  writeFileSync(file('api/movies/all'), list);
  assert.equal(status, 1);
  assert.match(stderr, /Cannot read movies\/all of .*: it is not valid JSON/);
  assert.deepEqual(readdirSync(file('movie')), pages);
});

test('a wrong address changes nothing', () => {
  const { status, stderr } = run('films.example');
  assert.equal(status, 1);
  assert.match(stderr, /^Usage: /);
});

test('ten thousand titles take at most 60 seconds of work and 300 MB of memory', () => {
  writeJson('config.json', SETTINGS);
  const overview = 'A town waits for a storm that was announced. '.repeat(8);
  for (let page = 0; page < 20; page += 1)
    writeJson(`api/movies/all${page === 0 ? '' : `-${page + 1}`}`, {
      results: Array.from({ length: 500 }, (_, index) => film(`film-${page * 500 + index}`, { overview })),
      ...(page < 19 && { next: `all-${page + 2}` }),
    });
  writeJson('api/series/all', []);
  const script = `process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    console.error(JSON.stringify({ megabytes: maxRSS / 1024, seconds: (userCPUTime + systemCPUTime) / 1e6 }));
  });`;
  writeFileSync(file('measure.cjs'), script);
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', './measure.cjs', 'deploy/pages.cjs'], {
    cwd: bundle,
    encoding: 'utf8',
  });
  assert.match(stdout, /10000 titles have 10000 pages: 10000 written/);
  const { megabytes, seconds } = JSON.parse(stderr.trim().split('\n').at(-1));
  assert.ok(megabytes < 300, `${megabytes} MB`);
  assert.ok(seconds < 60, `${seconds} s`);
});

test('a page has only the styles that its markup needs', () => {
  const css =
    '@layer a,b;:root{--x:1px;--y:2px}.one{margin:var(--x)}.one:hover{color:red}.two{margin:0}h1,h2{margin:0}' +
    '@media (min-width:9px){.one>.two{top:0}.one{left:0}}@keyframes k{to{opacity:1}}[hidden]{display:none}';
  assert.equal(
    stylesFor(css, '<div class="one" hidden><h1></h1></div>'),
    '@layer a,b;:root{--x:1px}.one{margin:var(--x)}h1{margin:0}@media (min-width:9px){.one{left:0}}[hidden]{display:none}',
  );
});

test('a page keeps the fonts that its rules name, and no others', () => {
  const fonts = '@font-face{font-family:Used One;src:local(a)}@font-face{font-family:"Unused One";src:local(b)}';
  const rules = 'h1{font-family:"Used One"}';
  assert.equal(stylesFor(fonts + rules, '<h1></h1>'), `@font-face{font-family:Used One;src:local(a)}${rules}`);
});

test('favicon.ico contains the image and its size', () => {
  const png = readFileSync('static/art/brand/favicon-32.png');
  const icon = toIcon(png);
  assert.deepEqual([icon.readUInt16LE(2), icon[6], icon[7], icon.readUInt32LE(18)], [1, 32, 32, 22]);
  assert.ok(icon.subarray(22).equals(png));
});

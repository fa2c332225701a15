import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium, expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import sirv from 'sirv';
import { DIST } from '../../tools/serve/bundle.mjs';
import { findChromium } from '../../tooling/chromium.mjs';
import { findFfmpeg } from '../../tooling/ffmpeg.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(path.join(os.tmpdir(), 'own-sites-'));

/** The folders of the sites by their base path. */
const SITES = { a: path.join(work, 'a'), b: path.join(work, 'b'), kinora: DIST };
const OWN = ['a', 'b'];

/**
 * Ids that also exist as samples, studio copies of samples, in TMDB and in IMDb, and ids that exist in no other
 * catalogue.
 */
const RECORDS = JSON.parse(readFileSync(path.join(root, '__tests__/support/ownRecords.json'), 'utf8'));

const sampleTitles = () => {
  const data = path.join(root, 'src/api/samples/data');
  const lists = ['trending', 'popular', 'library', 'horror', 'series', 'horrorSeries', 'moreSeries', 'originals'];
  const records = lists.flatMap((list) => JSON.parse(readFileSync(`${data}/${list}.json`, 'utf8')));
  return [...new Set(records.map(({ title, name }) => title ?? name))].filter((title) => !/^\w{1,6}$/.test(title));
};

const DEMO_WORDS = [
  'Unlimited Entertainment',
  'demo@',
  'Demo Viewer',
  'Lisbon',
  '₹',
  'Warner Bros',
  'Marvel',
  'Paramount',
  'HBO',
  '+1 ',
];

/** The screens of a deployer's site, as paths below its address. */
const SCREENS = ['', 'movies', 'series', 'search', 'search?q=the', 'watchlist', 'profile', 'diagnostics', 'nowhere'];

let browser;
let server;
let origin;

function makeSites() {
  const programs = findFfmpeg();
  const env = { ...process.env, FFMPEG_PATH: programs.ffmpeg, FFPROBE_PATH: programs.ffprobe };
  const run = (script, ...args) =>
    execFileSync(process.execPath, [path.join(root, 'tools', script), ...args], { cwd: root, env });
  for (const name of OWN) cpSync(DIST, SITES[name], { recursive: true });
  run('catalogue/command/catalogue.mjs', 'examples/films', '--into', SITES.a, '--yes');
  run('deploy/command/site.mjs', '--into', SITES.a, '--yes', '--name', 'Film Club', '--site-url', `${origin}/a/`);
  const json = path.join(work, 'json');
  mkdirSync(path.join(json, 'movies'), { recursive: true });
  writeFileSync(path.join(json, 'movies/all'), JSON.stringify({ results: RECORDS }));
  run('catalogue/command/catalogue.mjs', '--json', json, '--into', SITES.b, '--yes');
  run('deploy/command/site.mjs', '--into', SITES.b, '--yes', '--name', 'Cine Mar', '--site-url', `${origin}/b/`);
}

/** Serves files as plain static hosts do: files, `index.html` of folders, and 404.html for everything else. */
function staticHost() {
  const serveFrom = Object.fromEntries(
    Object.entries(SITES).map(([name, folder]) => [name, sirv(folder, { dev: true, etag: true })]),
  );
  return createServer((request, response) => {
    const [, name, rest] = /^\/(\w+)(\/.*)$/.exec(request.url) ?? [];
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(SITES[name] ? readFileSync(path.join(SITES[name], '404.html')) : 'Not found');
    };
    if (serveFrom[name] === undefined) return notFound();
    request.url = rest;
    return serveFrom[name](request, response, notFound);
  });
}

before(async () => {
  server = staticHost();
  await new Promise((listening) => server.listen(0, listening));
  origin = `http://localhost:${server.address().port}`;
  makeSites();
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
});

after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(work, { recursive: true, force: true });
});

/** Returns the titles in the lists of a site. */
function titlesOf(name) {
  const listed = (list) => {
    const file = path.join(SITES[name], 'api', list);
    try {
      return JSON.parse(readFileSync(file, 'utf8')).results;
    } catch {
      return [];
    }
  };
  return [
    ...listed('movies/all').map(({ id, title }) => ({ path: `movie/${id}/`, title })),
    ...listed('series/all').map(({ id, name: title }) => ({ path: `movie/${id}/`, title })),
  ];
}

async function openFresh(address, options = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const response = await page.goto(address);
  return { context, page, faults, response };
}

const live = (page) => expect(page.locator('html:is([data-app="live"], [data-app="whole"])')).toBeAttached();

for (const name of OWN)
  test(`every title of /${name}/ opens by its address in a fresh profile, with 200`, async () => {
    const titles = titlesOf(name);
    assert.ok(titles.length >= 7);
    for (const title of titles) {
      const { context, page, faults, response } = await openFresh(`${origin}/${name}/${title.path}`);
      assert.equal(response.status(), 200, title.path);
      await live(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.title);
      await expect(page).toHaveTitle(new RegExp(`^${title.title.replaceAll(/[.*+?^${}()|[\]\\#%]/g, '\\$&')}`));
      assert.deepEqual(faults, [], title.path);
      await context.close();
    }
  });

/** Pages are plain ASCII. They contain other letters as numeric character references. */
const decoded = (html) => html.replace(/&#(\d+);/g, (_reference, code) => String.fromCodePoint(Number(code)));

test('every title of a site has status 200 and its own name on Python’s file server', async (t) => {
  const python = spawn('python3', ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', SITES.b]);
  const isThere = await Promise.race([once(python, 'spawn').then(() => true), once(python, 'error').then(() => false)]);
  // A machine without Python skips this. The test above sends the same requests to a host with the same rules.
  if (!isThere) return t.skip('python3 is not installed');
  try {
    let said = '';
    for await (const chunk of python.stdout.iterator({ destroyOnReturn: false })) {
      said += chunk;
      if (/port (\d+)/.test(said)) break;
    }
    const address = `http://127.0.0.1:${/port (\d+)/.exec(said)[1]}`;
    for (const { path: place, title } of titlesOf('b')) {
      const response = await fetch(`${address}/${place}`);
      assert.equal(response.status, 200, place);
      assert.match(decoded(await response.text()), new RegExp(`<title>${title}`), place);
    }
  } finally {
    python.kill();
  }
});

for (const name of OWN)
  test(`no screen of /${name}/ shows or requests demo content`, async () => {
    const words = [...sampleTitles(), ...DEMO_WORDS];
    const [{ path: first }] = titlesOf(name);
    for (const screen of [...SCREENS, first]) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const found = [];
      page.on('response', async (response) => {
        if (/\.js$|\/sw\.js/.test(new URL(response.url()).pathname)) return;
        const text = await response.text().catch(() => '');
        found.push(...words.filter((word) => text.includes(word)).map((word) => `${response.url()}: ${word}`));
        if (/\/art\/(?!brand\/|\w+\/own-)/.test(response.url())) found.push(response.url());
      });
      await page.goto(`${origin}/${name}/${screen}`);
      await live(page);
      await page.evaluate(() => dispatchEvent(new Event('pointermove')));
      await expect(page.locator('html[data-app="whole"]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForLoadState('networkidle');
      const shown = await page.evaluate(() => document.title + document.body.innerText);
      found.push(...words.filter((word) => shown.includes(word)).map((word) => `${screen} shows ${word}`));
      assert.deepEqual(found, [], screen);
      await context.close();
    }
  });

/** The meta tags that each chat app reads to show a card. */
const CARDS = [
  { app: 'WhatsApp', needs: ['og:title', 'og:description', 'og:url', 'og:image'] },
  { app: 'Facebook and Messenger', needs: ['og:title', 'og:type', 'og:url', 'og:image'] },
  { app: 'Slack', needs: ['og:title', 'og:description', 'og:site_name', 'og:image'] },
  { app: 'X', needs: ['twitter:card', 'og:title', 'og:description', 'og:image'] },
  { app: 'Telegram, Signal and Discord', needs: ['og:title', 'og:description', 'og:site_name', 'og:image', 'og:type'] },
];
/** The apps ignore smaller images. In pixels. */
const LEAST_PICTURE = 200;

/** The properties of each schema.org type that search engines require or recommend and that Kinora always knows. */
const NODES = {
  Movie: ['name', 'url', 'image'],
  TVSeries: ['name', 'url'],
  TVSeason: ['name', 'url', 'partOfSeries'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'encodingFormat'],
  Person: ['name', 'url'],
  ItemList: ['name', 'itemListElement'],
};

const html = new HtmlValidate({
  extends: ['html-validate:standard'],
  // The template and the noscript element are never shown together with the app's own main.
  rules: { 'no-multiple-main': 'off', 'long-title': 'off', 'no-trailing-whitespace': 'off' },
});

for (const name of OWN)
  test(`every page of /${name}/ has a card for five kinds of chats, valid JSON-LD and valid HTML`, async () => {
    const files = ['movie', 'person', 'collection'].flatMap((folder) => {
      const place = path.join(SITES[name], folder);
      const below = existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [];
      return below.filter((file) => file.endsWith('index.html')).map((file) => path.join(place, file));
    });
    assert.ok(files.length >= 7);
    const types = new Set();
    for (const file of files) {
      const page = readFileSync(file, 'utf8');
      const tags = Object.fromEntries(
        [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, key, value]) => [
          key,
          value,
        ]),
      );
      for (const { app, needs } of CARDS)
        for (const key of needs)
          // A person or a collection may have no image.
          if (key !== 'og:image' || file.includes('/movie/')) assert.ok(tags[key], `${app}: ${key} of ${file}`);
      assert.ok(['summary', 'summary_large_image'].includes(tags['twitter:card']));
      if (tags['og:image']) {
        assert.ok(tags['og:image'].startsWith(`${origin}/${name}/`), tags['og:image']);
        const picture = await fetch(tags['og:image']);
        assert.equal(picture.status, 200, tags['og:image']);
        const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
        assert.ok(Math.min(width, height) >= LEAST_PICTURE, `${tags['og:image']} is ${width} x ${height}`);
      }
      assert.match(page, new RegExp(`<link rel="canonical" href="${origin}/${name}/[^"]+"`));
      assert.ok(Buffer.byteLength(page) <= 30_000, file);

      const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page);
      const data = JSON.parse(json);
      assert.equal(data['@context'], 'https://schema.org');
      for (const node of data['@graph']) {
        types.add(node['@type']);
        for (const property of NODES[node['@type']]) assert.ok(node[property], `${node['@type']}.${property}: ${file}`);
        for (const address of [node.url, node.contentUrl, node.image, node.thumbnailUrl].flat())
          if (address !== undefined) assert.ok(URL.canParse(address), `${address} of ${file}`);
        for (const date of [node.datePublished, node.uploadDate])
          if (date !== undefined) assert.match(date, /^\d{4}(-\d\d-\d\d)?$/);
        if (node.duration !== undefined) assert.match(node.duration, /^PT\d+[MS]$/);
      }
      const { valid, results } = await html.validateString(page, file);
      assert.ok(valid, JSON.stringify(results.flatMap(({ messages }) => messages.map((one) => one.message))));
    }
    if (name === 'a') for (const type of Object.keys(NODES)) assert.ok(types.has(type), `no page of /a/ has a ${type}`);
  });

test('without JavaScript a title’s page is readable, and its film plays', async () => {
  const film = titlesOf('a').find(({ title }) => title === 'Blue Rain');
  const { context, page } = await openFresh(`${origin}/a/${film.path}`, { javaScriptEnabled: false });
  await expect(page.getByRole('heading', { level: 1, name: 'Blue Rain' })).toBeVisible();
  const video = page.locator('video[controls]');
  await expect(video).toBeVisible();
  const source = await video.evaluate((element) => element.currentSrc || element.querySelector('source').src);
  assert.equal((await fetch(source)).status, 200);
  await context.close();
});

for (const name of OWN)
  test(`without JavaScript a visitor goes from the home page of /${name}/ to a title by links`, async () => {
    for (const list of ['', 'movies', 'series']) {
      const file = path.join(SITES[name], list, 'index.html');
      const { valid, results } = await html.validateString(readFileSync(file, 'utf8'), file);
      assert.ok(valid, JSON.stringify(results.flatMap(({ messages }) => messages.map((one) => one.message))));
    }
    const { context, page } = await openFresh(`${origin}/${name}/`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'All movies' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    const films = titlesOf(name).length;
    assert.ok((await links.count()) > 0 && (await links.count()) <= films);
    for (const link of await links.all()) assert.ok((await link.boundingBox()).height >= 44);
    const text = await links.first().innerText();
    await links.first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    assert.ok(text.startsWith(await heading.innerText()), text);
    await context.close();
  });

test('two sites and the demo share nothing in one browser: lists, caches, workers, saved copies', async () => {
  const context = await browser.newContext();
  const pages = {};
  for (const name of Object.keys(SITES)) {
    pages[name] = await context.newPage();
    if (name === 'kinora')
      await pages.kinora.addInitScript(() =>
        localStorage.setItem(
          'kinora:auth',
          JSON.stringify({
            authenticated: true,
            email: 'demo@kinora.example',
            _persist: { version: 1, rehydrated: true },
          }),
        ),
      );
    await pages[name].goto(`${origin}/${name}/movies`);
    await live(pages[name]);
  }
  // All sites stay open while a title is added in each of them.
  const added = {};
  for (const name of Object.keys(SITES)) {
    const card = pages[name].getByRole('article').first();
    added[name] = await card.getAttribute('aria-label');
    await card.getByRole('button', { name: 'Add to watchlist' }).focus();
    await pages[name].keyboard.press('Enter');
    await expect(card.getByRole('button', { name: /Remove/ })).toBeAttached();
  }
  for (const name of Object.keys(SITES)) {
    await pages[name].goto(`${origin}/${name}/watchlist`);
    await live(pages[name]);
    // The suggestions below a short list are articles, too.
    await expect(pages[name].getByTitle('Remove from Watchlist')).toHaveCount(1);
  }
  assert.equal(new Set(Object.values(added)).size, 3);

  const keys = await pages.a.evaluate(() => Object.keys(localStorage));
  assert.ok(
    keys.includes('movieWatchlist@/a/') && keys.includes('movieWatchlist@/b/') && keys.includes('movieWatchlist'),
  );

  // Each site has its own worker. The other sites neither use nor delete its caches.
  for (const name of Object.keys(SITES))
    await pages[name].evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const scopes = await pages.a.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
  );
  assert.deepEqual(scopes, ['/a/', '/b/', '/kinora/']);
  const cached = await pages.a.evaluate(async () => {
    const entries = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) entries.push([name, new URL(url).pathname]);
    return entries;
  });
  for (const site of Object.keys(SITES)) {
    const own = new Set(cached.filter(([, file]) => file.startsWith(`/${site}/`)).map(([cache]) => cache));
    const others = new Set(cached.filter(([, file]) => !file.startsWith(`/${site}/`)).map(([cache]) => cache));
    assert.ok(own.size > 0, site);
    assert.deepEqual(
      [...own].filter((cache) => others.has(cache)),
      [],
      site,
    );
  }

  // A saved copy contains only the lists of its own site.
  const copies = {};
  for (const name of OWN) {
    await pages[name].goto(`${origin}/${name}/profile`);
    await live(pages[name]);
    const saved = pages[name].waitForEvent('download');
    await pages[name].getByRole('button', { name: 'Save a backup' }).click();
    copies[name] = JSON.parse(readFileSync(await (await saved).path(), 'utf8')).watchlist;
  }
  for (const name of OWN) assert.equal(copies[name].length, 1);
  assert.notDeepEqual(copies.a[0].id, copies.b[0].id);
  await context.close();
});

test('the files of a site contain nothing of the demo', () => {
  for (const name of OWN) {
    const files = readdirSync(SITES[name], { recursive: true, encoding: 'utf8' });
    assert.deepEqual(
      files.filter((file) => /^(?:studio|screenshots|art\/(?!brand\b)\w+\/(?!own-))/.test(file)),
      [],
      name,
    );
  }
});

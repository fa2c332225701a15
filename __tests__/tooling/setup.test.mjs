import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { policyOf } from '../../tooling/headers.js';
import { readCatalogue } from '../../tooling/translations/catalogueFile.mjs';
import * as drawings from '../../tools/deploy/command/drawings.mjs';
import { updateBundle } from '../../tools/deploy/command/updateBundle.mjs';

const require = createRequire(import.meta.url);
const { compileForNode } = require('../../tooling/compileForNode.js');
const configuration = require('../../webpack.config.js');

const work = mkdtempSync(path.join(os.tmpdir(), 'setup-'));
const isBuilt = existsSync('dist/deploy/demo-files.json');
const NAMED = ['--yes', '--name', 'Film & Club', '--tagline', 'Old films, shown again.', '--accent', '#7fd6c2'];

let commands;

before(async () => {
  const options = configuration({}, { mode: 'production' });
  const [typescript] = options.module.rules;
  commands = {
    setup: await compileForNode(options, { entry: 'tools/deploy/setup.ts', rules: [typescript] }),
    site: require(await compileForNode(options, { entry: 'tools/deploy/siteCommand.ts', rules: [typescript] })),
  };
});

after(() => rmSync(work, { recursive: true }));

/** Copies the built bundle and puts the newly compiled command into it. */
function bundleCopy(name) {
  const bundle = path.join(work, name);
  cpSync('dist', bundle, { recursive: true });
  cpSync(commands.setup, path.join(bundle, 'deploy/setup.cjs'));
  return bundle;
}

const setup = (bundle, args, input = '') =>
  spawnSync(process.execPath, ['deploy/setup.cjs', ...args], { cwd: bundle, encoding: 'utf8', input });

/** Runs the command as `npm run site` does, with an image library. */
async function site(bundle, ...args) {
  const lines = [];
  const tools = { command: 'npm run site --', defaultFolder: 'dist', drawings, ask: null, nextSteps: () => [] };
  const code = await commands.site.runSetup(['--into', bundle, ...args], { ...tools, say: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
}

const filesOf = (bundle) =>
  readdirSync(bundle, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(bundle, name)).isFile(),
  );

const hashesOf = (bundle) =>
  Object.fromEntries(
    filesOf(bundle).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(bundle, name)))
        .digest('hex'),
    ]),
  );

const configOf = (bundle) => JSON.parse(readFileSync(path.join(bundle, 'config.json'), 'utf8'));

/** Words of the demo that these files have for another reason. */
const ALLOWED = {
  // A component has this name.
  'deploy/pages.cjs': ['Avatar'],
  // The texts of the code, for translators.
  'deploy/kinora.pot': ['Unlimited Entertainment'],
  'deploy/texts.json': ['Unlimited Entertainment'],
};

/** Returns the titles of samples that are not also words of other texts. */
function sampleTitles() {
  const data = 'src/api/samples/data';
  const names = ['trending', 'popular', 'library', 'horror', 'series', 'horrorSeries', 'moreSeries', 'originals'];
  const records = names.flatMap((name) => JSON.parse(readFileSync(`${data}/${name}.json`, 'utf8')));
  return [...new Set(records.map(({ title, name }) => title ?? name))].filter((title) => !/^\w{1,5}$/.test(title));
}

const DEMO_WORDS = [
  'Unlimited Entertainment',
  'demo@',
  'Demo Viewer',
  'Lisbon',
  '₹',
  'Warner Bros',
  'Marvel',
  'Paramount',
  'the-boys',
  'warner-bros',
];

/** Replaces the escapes of scripts and pages by the characters that they stand for. */
const unescaped = (text) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/\\x([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/\\(['"])/g, '$1');

/** The letters of a catalogue are exchanged in its file. */
const CATALOGUE = /^assets\/lang-.*\.json/;

/** Returns the text files of a bundle. Compressed twins are unpacked. */
function textsOf(bundle) {
  return filesOf(bundle)
    .filter((name) => !/\.(png|ico|woff2|avif|webp|mp4|webm)$/.test(name))
    .map((name) => {
      const bytes = readFileSync(path.join(bundle, name));
      const text = name.endsWith('.gz')
        ? gunzipSync(bytes)
        : name.endsWith('.br')
          ? brotliDecompressSync(bytes)
          : bytes;
      const content = text.toString('utf8');
      return { name, text: unescaped(CATALOGUE.test(name) ? JSON.stringify(readCatalogue(content)) : content) };
    });
}

test('names every option on request', () => {
  const { status, stdout } = spawnSync(process.execPath, [commands.setup, '--help'], { encoding: 'utf8' });
  assert.equal(status, 0);
  for (const flag of ['--name', '--accent', '--logo', '--site-url', '--keep-samples', '--yes'])
    assert.ok(stdout.includes(flag), flag);
});

test('refuses a folder that is not a bundle', () => {
  const folder = path.join(work, 'empty');
  mkdirSync(path.join(folder, 'deploy'), { recursive: true });
  cpSync(commands.setup, path.join(folder, 'deploy/setup.cjs'));
  const { status, stdout } = setup(folder, ['--yes']);
  assert.equal(status, 2);
  assert.match(stdout, /is not a bundle/);
});

test('the bundle becomes a site without a trace of the demo', { skip: !isBuilt }, () => {
  const bundle = bundleCopy('plain');
  const { status, stdout } = setup(bundle, [...NAMED, '--site-url', 'https://films.example/archive/']);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /is now "Film & Club"/);
  assert.match(stdout, /Removed: \d+ sample records, .*\d+ demo images and videos.*MB\)/);
  assert.match(stdout, /Publish: {2}rsync .* you@films\.example:\/srv\/www\/archive\/\n?/);
  for (const step of ['Preview:', 'Check:']) assert.ok(stdout.includes(step), step);
  const config = configOf(bundle);
  assert.equal(config.samples, false);
  assert.deepEqual(config.features, { signIn: false, plans: false });
  const words = [...sampleTitles(), ...DEMO_WORDS];
  for (const { name, text } of textsOf(bundle))
    assert.deepEqual(
      words.filter((word) => text.includes(word) && !ALLOWED[name]?.includes(word)),
      [],
      name,
    );
  const [, script, integrity] =
    /src="\/~\/(assets\/own-home[^"]*)" data-for="home"[^>]*integrity="sha256-([^"]*)"/.exec(
      readFileSync(path.join(bundle, 'index.html'), 'utf8'),
    );
  assert.equal(
    integrity,
    createHash('sha256')
      .update(readFileSync(path.join(bundle, script)))
      .digest('base64'),
  );
  assert.match(stdout, /The catalogue has no titles yet/);
  for (const name of ['movie', 'studio']) assert.ok(!existsSync(path.join(bundle, name)), name);
  for (const name of [
    'art/posters',
    'art/hero',
    'art/studios',
    'art/landing',
    'art/lettering',
    'art/films',
    'screenshots',
  ])
    assert.ok(!existsSync(path.join(bundle, name)), name);
});

test('the pages of titles load a shell with the mark of the site, under a name of its own', { skip: !isBuilt }, () => {
  const shellOf = (bundle) => {
    const [, shell] = /data-shell="([^"]+)"/.exec(readFileSync(path.join(bundle, 'deploy/page.html'), 'utf8'));
    return { shell, html: readFileSync(path.join(bundle, `${shell}.html`), 'utf8') };
  };
  const markOf = (html) => /<symbol id="mark".*?<\/symbol>/s.exec(html)[0];
  const [demo, own] = [shellOf('dist'), shellOf(path.join(work, 'plain'))];
  const page = readFileSync(path.join(work, 'plain/index.html'), 'utf8');
  assert.notEqual(markOf(own.html), markOf(demo.html));
  assert.equal(markOf(own.html), markOf(page));
  assert.notEqual(own.shell, demo.shell);
  const shells = filesOf(path.join(work, 'plain')).filter((name) => /shell\.\w+\.(html|css)/.test(name));
  assert.deepEqual(
    shells.sort(),
    ['css', 'html'].flatMap((ending) => ['', '.br', '.gz'].map((twin) => `${own.shell}.${ending}${twin}`)),
  );
});

test('the shell of an earlier build does not stand in for the current one', { skip: !isBuilt }, () => {
  const bundle = bundleCopy('twoShells');
  for (const ending of ['css', 'html']) writeFileSync(path.join(bundle, `assets/shell.00000000.${ending}`), 'earlier');
  assert.equal(setup(bundle, NAMED).status, 0);
  const shellIn = (folder) =>
    /data-shell="([^"]+)"/.exec(readFileSync(path.join(folder, 'deploy/page.html'), 'utf8'))[1];
  const shell = shellIn(bundle);
  assert.notEqual(shell, shellIn('dist'));
  assert.ok(existsSync(path.join(bundle, `${shell}.css`)));
  const page = readFileSync(path.join(bundle, 'index.html'), 'utf8');
  const mark = /<symbol id="mark".*?<\/symbol>/s.exec(page)[0];
  assert.ok(readFileSync(path.join(bundle, `${shell}.html`), 'utf8').includes(mark));
});

test('every file that the changed bundle names exists', { skip: !isBuilt }, () => {
  const bundle = path.join(work, 'plain');
  const isThere = (name) => existsSync(path.join(bundle, name));
  const worker = readFileSync(path.join(bundle, 'sw.js'), 'utf8');
  const listed = JSON.parse(/\["assets\/[\w.-]+"(?:,"assets\/[\w.-]+")*\]/.exec(worker)[0]);
  assert.ok(listed.length > 10);
  for (const name of listed) assert.ok(isThere(name), name);
  const manifest = JSON.parse(readFileSync(path.join(bundle, 'app.webmanifest'), 'utf8'));
  assert.equal(manifest.screenshots, undefined);
  assert.ok(manifest.icons.length >= 4);
  for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)])
    assert.ok(isThere(src), src);
  const page = readFileSync(path.join(bundle, 'index.html'), 'utf8');
  for (const [, name] of page.matchAll(/["\s]\/~\/((?:assets|art)\/[\w./-]+)/g))
    assert.ok(isThere(name) || name.includes('/0-'), name);
});

test('the policy still has the hash of every script and style sheet of the pages', { skip: !isBuilt }, () => {
  const bundle = path.join(work, 'plain');
  for (const name of filesOf(bundle).filter((file) => file.endsWith('.html') && !file.startsWith('assets/'))) {
    const page = readFileSync(path.join(bundle, name), 'utf8');
    const policy = policyOf(page);
    const parts = [...page.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)].filter(
      ([, , attributes]) => !/\b(?:src|href)=/.test(attributes),
    );
    assert.ok(parts.length >= 3, name);
    for (const [, , , text] of parts)
      assert.ok(policy.includes(createHash('sha256').update(text).digest('base64')), `${name}: ${text.slice(0, 40)}`);
    assert.equal(page.split('<template').length, page.split('</template').length, name);
  }
});

test('a second run changes nothing, and says so', { skip: !isBuilt }, () => {
  const bundle = path.join(work, 'plain');
  const before_ = hashesOf(bundle);
  const { status, stdout } = setup(bundle, ['--yes']);
  assert.equal(status, 0);
  assert.match(stdout, /nothing was written/);
  assert.doesNotMatch(stdout, /Removed/);
  assert.deepEqual(hashesOf(bundle), before_);
});

test('answers may come from the keyboard or a pipe, and a second run offers them', { skip: !isBuilt }, () => {
  const bundle = path.join(work, 'plain');
  const answers = ['Filmhaus', '', '#000000', '', '', 'de-DE', '', 'no', 'no'];
  const { status, stdout } = setup(bundle, [], `${answers.join('\n')}\n`);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /Name of the site \[Film & Club\]: /);
  assert.match(stdout, /The color #000000 has a contrast of 1\.\d/);
  const config = configOf(bundle);
  assert.equal(config.brand.name, 'Filmhaus');
  assert.deepEqual([config.language, config.index], ['de-DE', false]);
  const page = readFileSync(path.join(bundle, 'movies/index.html'), 'utf8');
  assert.match(page, /<html lang="de-DE"/);
  assert.match(page, /<title>Movies &#183; Filmhaus<\/title><meta name="robots" content="noindex">/);
  assert.equal(readFileSync(path.join(bundle, 'robots.txt'), 'utf8'), 'User-agent: *\nDisallow: /\n');
});

test('an unreadable config.json is not overwritten', { skip: !isBuilt }, () => {
  const bundle = path.join(work, 'plain');
  const config = path.join(bundle, 'config.json');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, `${text.slice(0, -3)},`);
  const before_ = hashesOf(bundle);
  const { status, stdout } = setup(bundle, NAMED);
  assert.equal(status, 2);
  assert.match(stdout, /Cannot read .*config\.json: .*Nothing was changed/);
  assert.deepEqual(hashesOf(bundle), before_);
  writeFileSync(config, text);
});

test('a flag with an invalid value changes nothing', { skip: !isBuilt }, () => {
  const bundle = path.join(work, 'plain');
  const before_ = hashesOf(bundle);
  for (const [args, words] of [
    [['--accent', '#333333'], /--accent: The color #333333 has a contrast of 1\.\d/],
    [['--logo', 'nowhere.png'], /--logo: File "nowhere\.png" not found/],
    [['--logo', 'config.json'], /--logo: "config\.json" is not a PNG, SVG or WebP file/],
    [['--keep-samples'], /The demo was already removed/],
    [['--colour', 'red'], /--colour/],
  ]) {
    const { status, stdout } = setup(bundle, ['--yes', ...args]);
    assert.equal(status, 2);
    assert.match(stdout, words);
  }
  assert.deepEqual(hashesOf(bundle), before_);
});

test('a deployer’s own catalogue stays unchanged', { skip: !isBuilt }, () => {
  const bundle = bundleCopy('own');
  const own = {
    'api/movies/all': '{"results":[{"id":1,"title":"Paper Boats"}]}',
    'api/movie/1001': '{"id":1001,"title":"Paper Boats"}',
    'art/posters/own-paper-boats-342.webp': 'own',
    // A file of the demo that the deployer has replaced.
    'art/posters/1001-342.webp': 'own, too',
  };
  for (const [name, content] of Object.entries(own)) writeFileSync(path.join(bundle, name), content);
  writeFileSync(path.join(bundle, 'config.json'), '{ "mine": 1, "homeRows": ["hero"], "mediaHosts": [] }');
  assert.equal(setup(bundle, NAMED).status, 0);
  for (const [name, content] of Object.entries(own))
    assert.equal(readFileSync(path.join(bundle, name), 'utf8'), content, name);
  assert.deepEqual(Object.keys(configOf(bundle)).slice(0, 3), ['mine', 'homeRows', 'mediaHosts']);
  assert.ok(!existsSync(path.join(bundle, 'api/movie/1002')));
});

test('the demo can be branded and kept', { skip: !isBuilt }, () => {
  const bundle = bundleCopy('demo');
  const { status, stdout } = setup(bundle, [...NAMED, '--keep-samples']);
  assert.equal(status, 0, stdout);
  assert.doesNotMatch(stdout, /Removed/);
  assert.deepEqual([configOf(bundle).samples, configOf(bundle).features], [undefined, undefined]);
  assert.ok(existsSync(path.join(bundle, 'art/hero/the-boys.mp4')));
  assert.match(readFileSync(path.join(bundle, 'index.html'), 'utf8'), /<title>Film &amp; Club<\/title>/);
});

test('an image library adds a card for chats, and makes the icons from a logo', { skip: !isBuilt }, async () => {
  const bundle = bundleCopy('logo');
  const square = path.join(work, 'square.png');
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#00c000' } })
    .png()
    .toFile(square);
  const first = await site(bundle, ...NAMED, '--logo', square);
  assert.equal(first.code, 0, first.text);
  const social = await sharp(path.join(bundle, 'art/brand/social-1200x630.png')).metadata();
  assert.deepEqual([social.width, social.height], [1200, 630]);
  const centerOf = async (name) => {
    const { data, info } = await sharp(path.join(bundle, name))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
    return [info.width, ...data.subarray(at, at + 3)];
  };
  for (const [name, size] of [
    ['favicon-32', 32],
    ['apple-touch-180', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['maskable-512', 512],
  ])
    assert.deepEqual(await centerOf(`art/brand/${name}.png`), [size, 0, 192, 0], name);
  // Browsers would prefer an SVG of the initials to the logo.
  const { icons } = JSON.parse(readFileSync(path.join(bundle, 'app.webmanifest'), 'utf8'));
  assert.ok(icons.every(({ type }) => type !== 'image/svg+xml'));
  // The command remembers the logo of the last run.
  rmSync(square);
  assert.match((await site(bundle, '--yes')).text, /nothing was written/);
  // Without a logo, the icons show the first letters of the name.
  const without = await site(bundle, '--yes', '--logo', '');
  assert.equal(without.code, 0);
  assert.notDeepEqual(await centerOf('art/brand/icon-512.png'), [512, 0, 192, 0]);
});

test('a wide logo appears in the header', { skip: !isBuilt }, async () => {
  const bundle = path.join(work, 'logo');
  const wide = path.join(work, 'wide.svg');
  writeFileSync(wide, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><path d="M0 0h200v40z"/></svg>');
  const { text } = await site(bundle, '--yes', '--logo', wide);
  assert.match(text, /The logo is wide: it appears in the header/);
  assert.equal(configOf(bundle).brand.wordmark, 'art/brand/logo.svg');
  await site(bundle, '--yes', '--logo', '');
  assert.equal(configOf(bundle).brand.wordmark, undefined);
  assert.ok(!existsSync(path.join(bundle, 'art/brand/logo.svg')));
});

test('an update installs the new build, and keeps every file of the site owner', { skip: !isBuilt }, async () => {
  const bundle = bundleCopy('live');
  assert.equal((await site(bundle, ...NAMED)).code, 0);
  const own = {
    'api/movies/all': '{"results":[{"id":1,"title":"Paper Boats"}]}',
    'art/posters/own-paper-boats-342.webp': 'own',
    'films/paper-boats/film.mp4': 'a film',
  };
  for (const [name, content] of Object.entries(own)) {
    mkdirSync(path.dirname(path.join(bundle, name)), { recursive: true });
    writeFileSync(path.join(bundle, name), content);
  }
  assert.match((await site(bundle, '--yes')).text, /1 title has 1 page:/);
  const htaccess = path.join(bundle, '.htaccess');
  writeFileSync(
    htaccess,
    readFileSync(htaccess, 'utf8')
      .replaceAll(/^#(?=Auth|Require)/gm, '')
      .replace('RewriteEngine On', 'broken'),
  );
  writeFileSync(path.join(bundle, 'assets/main.00000000.js'), 'of a build long ago');
  const before_ = hashesOf(bundle);
  updateBundle('dist', bundle);
  const { code, text } = await site(bundle, '--yes');
  assert.equal(code, 0, text);
  assert.match(readFileSync(htaccess, 'utf8'), /^AuthType Basic$[^]*^Require valid-user$/m);
  assert.match(readFileSync(htaccess, 'utf8'), /RewriteEngine On/);
  assert.ok(!existsSync(path.join(bundle, 'assets/main.00000000.js')));
  const after_ = hashesOf(bundle);
  // The build is the same, so only broken or old files differ.
  const changed = Object.keys({ ...before_, ...after_ }).filter((name) => before_[name] !== after_[name]);
  assert.deepEqual(
    changed.filter((name) => name !== 'deploy/setup.cjs'),
    ['.htaccess', 'assets/main.00000000.js'],
  );
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  drawPoster,
  encodeBackdrop,
  encodePoster,
  encodeStill,
  hasLettering,
  lightOf,
} from '../../tools/catalogue/command/pictures.mjs';
import { runProgram } from '../../tools/catalogue/command/programs.mjs';

const require = createRequire(import.meta.url);
const { compileForNode } = require('../../tooling/compileForNode.js');
const configuration = require('../../webpack.config.js');

const PICTURES = { drawPoster, encodeBackdrop, encodePoster, encodeStill, hasLettering, lightOf };

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(path.join(os.tmpdir(), 'catalogue-'));
const films = path.join(work, 'Films');
const site = path.join(work, 'site');

after(() => rmSync(work, { recursive: true }));

/** Makes a folder with the usual mistakes. The content of the films does not matter, because ffmpeg does not run. */
function layOut() {
  const put = (name, content = `${name} is a film`) => {
    mkdirSync(path.dirname(path.join(films, name)), { recursive: true });
    writeFileSync(path.join(films, name), content);
  };
  put('Blue Rain (1999)/Blue Rain (1999).mp4');
  put(
    'Blue Rain (1999)/movie.nfo',
    '<movie><title>Blue Rain</title><genre>Drama</genre><genre>Silent film</genre></movie>',
  );
  put('Blue Rain (1999)/trailers/first.mp4', 'a trailer');
  put('Blue Rain (1999)/Blue Rain (1999)-interview.mp4', 'an interview');
  put('Blue Rain (1999)/Blue Rain (1999).en.srt', '1\n00:00:01,000 --> 00:00:02,500\nIt will come.\n');
  put('Old #1 at 50% (1962).mp4');
  put('Old #1 at 50% (1962).nfo', 'ART BY NOBODY \u2588\u2588');
  put('قمر من ورق (2018).mp4');
  put('Empty (2000).mp4', '');
  put('...And No More (1985).mp4');
  put('.Hidden by its dot (1990).mp4');
  put('The Ferry (1950).mkv');
  put('Twice (2001)/Twice (2001).mp4');
  put('other/Twice (2001)/Twice (2001).mp4', 'another one');
  put('Low Tide (2024)/Season 01/Low Tide S01E01.mp4');
  put('Low Tide (2024)/Season 01/Low Tide S01E02.mp4', 'the second');
  put('closed/Hidden (1990).mp4');
  symlinkSync('.', path.join(films, 'round'));
  chmodSync(path.join(films, 'closed'), 0);

  mkdirSync(path.join(site, 'api'), { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(site, 'config.json'), '{ "language": "en-US" }');
  putSamples(site);
}

/** Writes the sample product API, as the build does. */
function putSamples(bundle) {
  for (const [name, content] of [
    ['movies/all', { sample: true, results: [{ id: 1001, title: 'A sample' }], next: 'all-2' }],
    ['movies/all-2', { sample: true, results: [{ id: 1002, title: 'Another' }] }],
    ['movie/1001', { sample: true, id: 1001, title: 'A sample' }],
    ['tv/3001', { sample: true, id: 3001, name: 'A series' }],
  ]) {
    mkdirSync(path.dirname(path.join(bundle, 'api', name)), { recursive: true });
    writeFileSync(path.join(bundle, 'api', name), JSON.stringify(content));
  }
}

/** Makes a built bundle without an own catalogue. */
function newSite(name) {
  const bundle = path.join(work, name);
  mkdirSync(bundle, { recursive: true });
  writeFileSync(path.join(bundle, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(bundle, 'config.json'), '{}');
  putSamples(bundle);
  const file = (at) => readFileSync(path.join(bundle, at), 'utf8');
  return {
    bundle,
    read: file,
    answer: (at) => JSON.parse(file(`api/${at}`)),
    has: (at) => existsSync(path.join(bundle, at)),
  };
}

const putPicture = (file) =>
  sharp({ create: { width: 60, height: 90, channels: 3, background: '#336699' } }).toFile(file);

const command = (name, ...args) =>
  spawnSync(process.execPath, [path.join(root, 'tools', name), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FFMPEG_PATH: '/nowhere/ffmpeg', FFPROBE_PATH: '/nowhere/ffprobe' },
  });

let run;

before(async () => {
  const options = configuration({}, { mode: 'production' });
  ({ run } = require(
    await compileForNode(options, { entry: 'tools/catalogue/run.ts', rules: [options.module.rules[0]] }),
  ));
});

/** Runs the program of the command, compiled once, without ffmpeg and without a terminal to ask in. */
const catalogueOf = (...args) => runWith({}, ...args);
const catalogue = (...args) => catalogueOf(films, '--into', site, ...args);
const catalogueWith = (tools) => runWith(tools, films, '--into', site);

async function runWith(tools, ...args) {
  const said = [];
  const nobody = { ffmpeg: null, ffprobe: null, ask: null, progress: () => {}, say: (line) => said.push(line) };
  const status = await run(args, { ...PICTURES, runProgram, ...nobody, ...tools });
  return { status, stdout: said.join('\n') };
}

const read = (file) => readFileSync(path.join(site, file), 'utf8');
const answer = (file) => JSON.parse(read(`api/${file}`));
const titles = () => answer('movies/all').results.map(({ title }) => title);

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));

test('a folder that is not a bundle is reported, and nothing is written', () => {
  layOut();
  const { status, stdout } = command('catalogue/command/catalogue.mjs', films, '--into', films);
  assert.equal(status, 2);
  assert.match(stdout, /is not a built bundle/);
});

test('a folder becomes a catalogue, its mistakes are reported, and no film is lost', async () => {
  const { status, stdout } = await catalogue();
  assert.equal(status, 0, stdout);
  // The root user may read every folder.
  const found = titles().filter((title) => title !== 'Hidden');
  assert.deepEqual(
    found.sort(),
    ['...And No More', 'Blue Rain', 'Empty', 'Old #1 at 50%', 'The Ferry', 'Twice', 'قمر من ورق'].sort(),
  );
  for (const words of [
    /Not installed: ffmpeg, ffprobe\./,
    /Empty \(2000\)\.mp4: the file is empty/,
    /The Ferry \(1950\)\.mkv: browsers do not play MKV files/,
    /Old #1 at 50% \(1962\)\.nfo: cannot be read as an NFO file/,
    /round: leads to a folder that was already read/,
    /Twice.*was found in 2 folders/,
  ])
    assert.match(stdout, words);
  if (process.getuid?.() !== 0) assert.match(stdout, /closed: cannot be read/);

  const rain = answer('movie/blue-rain-1999');
  assert.deepEqual(rain.video.sources, [{ src: 'films/blue-rain-1999/film.mp4', type: 'video/mp4' }]);
  assert.deepEqual(
    rain.genres.map(({ name }) => name),
    ['Drama', 'Silent film'],
  );
  assert.match(read('films/blue-rain-1999/film.en.vtt'), /00:00:01\.000 --> 00:00:02\.500\nIt will come\./);
  assert.equal(answer('movie/twice-2001').video.sources.length, 2);
  assert.equal(answer('tv/low-tide-2024').seasons[0].episodes.length, 2);
  assert.equal(JSON.parse(read('config.json')).language, 'en-US');
});

test('a site with a catalogue has no samples left, and config.json says so', () => {
  for (const file of ['movies/all-2', 'movie/1001', 'tv/3001'])
    assert.ok(!existsSync(path.join(site, 'api', file)), file);
  const config = JSON.parse(read('config.json'));
  assert.equal(config.samples, false);
  assert.ok(!('homeRows' in config));
});

test('a trailer in the film’s folder is linked and named in the record, and other extras are counted', async () => {
  const { trailer, trailer_key: key } = answer('movie/blue-rain-1999');
  assert.deepEqual(trailer, { src: 'films/blue-rain-1999/trailer.mp4', type: 'video/mp4' });
  assert.equal(key, '');
  assert.equal(read(trailer.src), 'a trailer');
  const { stdout } = await catalogue();
  assert.match(stdout, /1 trailer found; the site plays them\./);
  assert.match(stdout, /1 other extra found/);
});

test('the checker finds no errors in the catalogue', () => {
  const { status, stdout } = command('deploy/command/checkCatalogue.mjs', site);
  assert.match(stdout, /^0 errors/m);
  assert.equal(status, 0);
});

test('every title has a poster in both formats', () => {
  for (const { poster_path: poster } of [...answer('movies/all').results, ...answer('series/all').results])
    for (const format of ['avif', 'webp'])
      assert.ok(existsSync(path.join(site, poster.replace(/webp#.*/, format))), poster);
});

test('no written file contains a path of this machine', () => {
  for (const file of filesBelow(site).filter((name) => !/\.(mp4|avif|webp)$/.test(name)))
    assert.ok(!readFileSync(file, 'utf8').includes(work), file);
});

test('films are linked, not copied', () => {
  const there = statSync(path.join(site, 'films/blue-rain-1999/film.mp4'));
  assert.equal(there.ino, statSync(path.join(films, 'Blue Rain (1999)/Blue Rain (1999).mp4')).ino);
});

test('a second run writes nothing', async () => {
  assert.match((await catalogue()).stdout, /^0 files written, \d+ unchanged, 0 removed/m);
});

test('a renamed film keeps its id, and the files of a removed film are deleted', async () => {
  renameSync(path.join(films, 'Old #1 at 50% (1962).mp4'), path.join(films, 'Old Number One (1962).mp4'));
  rmSync(path.join(films, 'The Ferry (1950).mkv'));
  await catalogue();
  const { id } = answer('movies/all').results.find(({ title }) => title === 'Old Number One');
  assert.equal(id, 'old-1-at-50-1962');
  assert.ok(!existsSync(path.join(site, 'api/movie/the-ferry-1950')));
  assert.ok(!existsSync(path.join(site, 'art/posters/own-the-ferry-1950-500.webp')));
});

test('a table adds to the file name of a film, and a row without a film is reported', async () => {
  const table = path.join(work, 'table.csv');
  writeFileSync(table, 'title,year,overview,genre\nTwice,2001,Seen two times.,Comedy\nNobody Has It,1931,,\n');
  const { status, stdout } = await catalogue('--csv', table);
  assert.equal(status, 0, stdout);
  assert.equal(answer('movie/twice-2001').overview, 'Seen two times.');
  assert.match(stdout, /Nobody Has It/);
});

test('chapters with these names become the opening titles and the credits', async () => {
  const chapters = [
    ['0', 'Intro'],
    ['60', 'The storm'],
    ['5900', 'Credits'],
  ];
  const answer_ = {
    streams: [{ index: 0, codec_type: 'video', codec_name: 'h264', pix_fmt: 'yuv420p', width: 1280, height: 720 }],
    format: { format_name: 'mov,mp4,m4a,3gp,3g2,mj2', duration: '6000' },
    chapters: chapters.map(([start, title]) => ({ start_time: start, tags: { title } })),
  };
  const probed = { code: 0, stdout: Buffer.from(JSON.stringify(answer_)), stderr: '' };
  await catalogueWith({ ffprobe: 'ffprobe', runProgram: async () => probed });
  const { intro, credits } = answer('movie/blue-rain-1999').video;
  assert.deepEqual([intro, credits], [{ start: 0, end: 60 }, 5900]);
});

test('films on another host have absolute addresses, and config.json names the host', async () => {
  const { status } = await catalogue('--media-url', 'https://films.example/club');
  assert.equal(status, 0);
  const [{ src }] = answer(
    'movie/film-'.concat(
      answer('movies/all')
        .results.find(({ year }) => year === 2018)
        .id.slice(5),
    ),
  ).video.sources;
  assert.equal(decodeURIComponent(src), 'https://films.example/club/قمر من ورق (2018).mp4');
  assert.deepEqual(JSON.parse(read('config.json')).mediaHosts, ['https://films.example']);
  assert.ok(!existsSync(path.join(site, 'films/blue-rain-1999/film.mp4')));
});

test('shows the usage for --help, and with an unknown option', async () => {
  const help = await catalogueOf('--help');
  assert.equal(help.status, 0);
  assert.match(help.stdout, /^Usage$/m);
  const unknown = await catalogueOf('--x', films);
  assert.equal(unknown.status, 2);
  assert.match(unknown.stdout, /^Unknown option --x\.[^]*^Usage$/m);
});

test('a spreadsheet alone becomes a catalogue', async () => {
  const tableSite = newSite('table-site');
  const table = path.join(work, 'Tabelle.csv');
  await putPicture(path.join(work, 'regen.png'));
  writeFileSync(
    table,
    '\ufeffTitel;Jahr;Genre;Regie;Darsteller;Laufzeit;Bewertung;Plakat;Trailer;Serie;Staffel;Folge;Regal\r\n' +
      'Blauer Regen;12.03.1999;Drama / Thriller;Jon Aldo;"Mira Holt und Sun Okada";1h 44m;7,4;regen.png;https://youtu.be/eRsGyueVLvQ;;;;A1\r\n' +
      'Die Fähre;1962;;;;98;;https://images.example/ferry.jpg;keiner;;;;\r\n' +
      'Fehlt;1970;;;;;;fehlt.png;;;;;\r\n' +
      'Die Glocke;2024;;;;;;;;Ebbe;1;1;\r\n' +
      'Hochwasser;2024;;;;;;;;Ebbe;1;2;\r\n' +
      ';1980;;;;;;;;;;;\r\n',
  );
  const run = () => catalogueOf('--csv', table, '--into', tableSite.bundle);
  const { status, stdout } = await run();
  assert.equal(status, 0, stdout);
  assert.match(stdout, /Found: 3 films, 1 series with 2 episodes \(4 from the table\)/);
  assert.match(stdout, /row 1: Unknown column ignored: “Regal”/);
  assert.match(stdout, /row 4: No file “fehlt\.png” next to the table/);
  assert.match(stdout, /row 7: No file, ID or title/);

  const rain = tableSite.answer('movie/blauer-regen-1999');
  assert.equal(rain.release_date, '1999-03-12');
  assert.deepEqual(rain.genre_ids, [18, 53]);
  assert.deepEqual(rain.cast, [{ name: 'Mira Holt' }, { name: 'Sun Okada' }]);
  assert.deepEqual([rain.runtime, rain.vote_average, rain.trailer_key], [104, 7.4, 'eRsGyueVLvQ']);
  assert.ok(tableSite.has(rain.poster_path.replace(/#.*/, '')));
  const ferry = tableSite.answer('movie/die-fahre-1962');
  assert.equal(ferry.poster_path, 'https://images.example/ferry.jpg');
  assert.equal(ferry.trailer_key, '');
  assert.ok(tableSite.has(tableSite.answer('movie/fehlt-1970').poster_path.replace(/#.*/, '')));
  const [season] = tableSite.answer('tv/ebbe').seasons;
  assert.deepEqual(
    season.episodes.map(({ name }) => name),
    ['Die Glocke', 'Hochwasser'],
  );

  assert.equal(JSON.parse(tableSite.read('config.json')).samples, false);
  assert.ok(!tableSite.has('api/movie/1001'));
  assert.match(command('deploy/command/checkCatalogue.mjs', tableSite.bundle).stdout, /^0 errors, 0 warnings/m);
  assert.match((await run()).stdout, /^0 files written/m);
});

test('a title of a spreadsheet keeps its id when its year is added and others come before it', async () => {
  const { bundle, answer: read_ } = newSite('stable-site');
  const table = path.join(work, 'stable.csv');
  writeFileSync(table, 'title,year\nBlue Rain,\nThe Ferry,1962\n');
  await catalogueOf('--csv', table, '--into', bundle);
  writeFileSync(table, 'title,year\nNew,2020\nThe Ferry,1962\nBlue Rain,1999\n');
  await catalogueOf('--csv', table, '--into', bundle);
  const ids = Object.fromEntries(read_('movies/all').results.map(({ id, title }) => [title, id]));
  assert.deepEqual(ids, { 'Blue Rain': 'blue-rain', 'The Ferry': 'the-ferry-1962', New: 'new-2020' });
});

test('a title of a spreadsheet keeps its id when its name and its year are corrected', async () => {
  const { bundle, answer: read_ } = newSite('corrected-site');
  const table = path.join(work, 'corrected.csv');
  writeFileSync(table, 'title,year,overview\nBlue Rian,1998,A harbour in the rain.\nThe Ferry,1962,A last crossing.\n');
  await catalogueOf('--csv', table, '--into', bundle);
  writeFileSync(table, 'title,year,overview\nThe Ferry,1963,A last crossing.\nBlue Rain,1999,A harbour in the rain.\n');
  await catalogueOf('--csv', table, '--into', bundle);
  const ids = Object.fromEntries(read_('movies/all').results.map(({ id, title }) => [title, id]));
  assert.deepEqual(ids, { 'Blue Rain': 'blue-rian-1998', 'The Ferry': 'the-ferry-1962' });
});

test('every list names the genres that TMDB does not have', async () => {
  const { bundle, answer: read_ } = newSite('genre-site');
  const table = path.join(work, 'genres.csv');
  writeFileSync(table, 'title,year,genre,rating\nBlue Rain,1999,"Krimi, Drama",7.4\nThe Ferry,1962,Drama,7\n');
  await catalogueOf('--csv', table, '--into', bundle);
  for (const list of ['all', 'popular', 'top-rated', 'trending']) {
    const byTitle = new Map(read_(`movies/${list}`).results.map((record) => [record.title, record]));
    assert.deepEqual(
      byTitle.get('Blue Rain').genres,
      [
        { id: 90001, name: 'Krimi' },
        { id: 18, name: 'Drama' },
      ],
      list,
    );
    assert.deepEqual(byTitle.get('The Ferry').genre_ids, [18], list);
  }
});

test('prepared films stay if ffmpeg is missing later, until --no-prepare removes them', async () => {
  const { bundle, has } = newSite('prepared-site');
  const table = path.join(work, 'prepared.csv');
  writeFileSync(table, 'title,year\nBlue Rain,1999\n');
  const update = (...more) => catalogueOf('--csv', table, '--into', bundle, ...more);
  await update();
  const stateFile = path.join(bundle, 'films/catalogue-state.json');
  const state = JSON.parse(readFileSync(stateFile, 'utf8'));
  const film = 'films/blue-rain-1999/film-made.mp4';
  state.made[film] = { from: 'the film' };
  writeFileSync(stateFile, JSON.stringify(state));
  mkdirSync(path.dirname(path.join(bundle, film)), { recursive: true });
  writeFileSync(path.join(bundle, film), 'a prepared film');

  const { status, stdout } = await update();
  assert.equal(status, 1);
  assert.match(stdout, /ffmpeg, which is not installed now\. Nothing was written\./);
  assert.ok(has(film));
  assert.equal((await update('--no-prepare')).status, 0);
  assert.ok(!has(film));
});

test('a workbook instead of CSV and a missing file are explained', async () => {
  const { bundle } = newSite('workbook-site');
  const workbook = path.join(work, 'films.xlsx');
  writeFileSync(workbook, 'PK\u0003\u0004');
  const { status, stdout } = await catalogueOf('--csv', workbook, '--into', bundle);
  assert.equal(status, 2);
  assert.match(stdout, /is a workbook, not CSV\. Save it as “CSV UTF-8”/);
  assert.match((await catalogueOf('--csv', `${workbook}.csv`, '--into', bundle)).stdout, /Cannot read/);
});

const JSON_FILES = {
  'movies/all': {
    results: [
      { id: 1, title: 'Blue Rain', genre_ids: [18], details: '../movie/1' },
      { id: 2, title: 'The Ferry', poster_path: 'https://images.example/ferry.jpg' },
      { id: 3, title: 'Copied', poster: 'posters/copied.png' },
    ],
  },
  'series/all': [{ id: 1, name: 'Low Tide' }],
  'movies/genres': [{ id: 18, name: 'Drama' }],
  'movie/1': { id: 1, title: 'Blue Rain', overview: 'It will come.' },
};

function putJson(folder) {
  for (const [name, content] of Object.entries(JSON_FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  }
}

test('JSON files of a folder are copied into the bundle, with posters for those that lack one', async () => {
  const { bundle, answer: read_, has } = newSite('json-site');
  const folder = path.join(work, 'json');
  putJson(folder);
  mkdirSync(path.join(folder, 'posters'));
  await putPicture(path.join(folder, 'posters/copied.png'));
  const { status, stdout } = await catalogueOf('--json', folder, '--into', bundle);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /4 titles: 2 posters drawn, 1 copied, 1 already had one\./);
  const [rain, ferry, copied] = read_('movies/all').results;
  assert.ok(has(rain.poster_path.replace(/#.*/, '')));
  assert.equal(read_('movie/1').poster_path, rain.poster_path);
  assert.equal(ferry.poster_path, 'https://images.example/ferry.jpg');
  assert.ok(has(copied.poster.replace(/#.*/, '')));
  assert.notEqual(read_('series/all')[0].poster_path, rain.poster_path);
  assert.deepEqual(JSON.parse(readFileSync(path.join(folder, 'movies/all'), 'utf8')), JSON_FILES['movies/all']);
  assert.ok(!has('api/movies/all-2'));
  assert.match(command('deploy/command/checkCatalogue.mjs', bundle).stdout, /^0 errors/m);
  assert.match((await catalogueOf('--json', folder, '--into', bundle)).stdout, /2 posters drawn/);
});

test('the bundle’s own JSON files are completed in place, and stay the deployer’s', async () => {
  const { bundle, answer: read_, read: text } = newSite('in-place-site');
  assert.match((await catalogueOf('--json', '--into', bundle)).stdout, /No titles of your own/);
  putJson(path.join(bundle, 'api'));
  const { status, stdout } = await catalogueOf('--json', '--into', bundle);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /4 titles: 3 posters drawn, 1 already had one\./);
  assert.match(text('api/movies/all'), /^ {2}"results"/m);
  assert.match(read_('movies/all').results[2].poster, /^art\/posters\/own-movie-3-500\.webp#/);
  const before = text('api/movies/all');
  assert.match((await catalogueOf('--json', '--into', bundle)).stdout, /0 posters drawn, 4 already had one/);
  assert.equal(text('api/movies/all'), before);
  const { status: refused } = await catalogueOf(films, '--into', bundle);
  assert.equal(refused, 2);
});

test('an unknown catalogue is replaced only after confirmation', async () => {
  const other = path.join(work, 'other');
  cpSync(site, other, { recursive: true });
  rmSync(path.join(other, 'films/catalogue-state.json'));
  const { status, stdout } = await catalogueOf(films, '--into', other);
  assert.equal(status, 2);
  assert.match(stdout, /Add --yes to replace it/);
});

test(
  'the folder of examples becomes a catalogue',
  { skip: !existsSync(path.join(root, 'examples/films')) },
  async () => {
    const { status, stdout } = await catalogueOf(path.join(root, 'examples/films'), '--into', site);
    assert.equal(status, 0);
    assert.match(stdout, /Found: \d+ films, 1 series/);
    assert.match(stdout, /1 trailer found/);
    assert.match(command('deploy/command/checkCatalogue.mjs', site).stdout, /^0 errors/m);
  },
);

/** A machine whose fonts have Latin letters only. */
const onlyLatin = { hasLettering: ({ title }) => Promise.resolve(/^[\x20-\x7e]*$/.test(title)) };
const untitledIn = (list) =>
  list.filter(({ poster_has_title: hasTitle }) => hasTitle === false).map(({ title }) => title);

test('a title that no font can letter is reported and marked, until a font is installed', async () => {
  const { bundle, answer: read_ } = newSite('scripts-site');
  const table = path.join(work, 'scripts.csv');
  writeFileSync(table, 'Title,Year\nقمر من ورق,2018\nかもめ食堂,2016\nBlue Rain,1999\nLluvia azul,1999\n');
  const { status, stdout } = await runWith(onlyLatin, '--csv', table, '--into', bundle);
  assert.equal(status, 0);
  assert.match(
    stdout,
    /2 posters drawn without a title, because no font on this computer has the letters of “.+”, “.+”\./,
  );
  const { results } = read_('movies/all');
  assert.deepEqual(untitledIn(results).sort(), ['かもめ食堂', 'قمر من ورق'].sort());

  const poster = path.join(bundle, results.find(({ title }) => title === 'かもめ食堂').poster_path.replace(/#.*/, ''));
  writeFileSync(poster, 'the poster without a title');
  const later = await runWith({ hasLettering: () => Promise.resolve(true) }, '--csv', table, '--into', bundle);
  assert.doesNotMatch(later.stdout, /without a title/);
  assert.deepEqual(untitledIn(read_('movies/all').results), []);
  assert.notEqual(readFileSync(poster, 'latin1'), 'the poster without a title');
});

test('the mark of an untitled poster is removed from JSON files when the poster is drawn again', async () => {
  const { bundle, answer: read_ } = newSite('scripts-json-site');
  const list = path.join(bundle, 'api/movies/all');
  writeFileSync(list, JSON.stringify([{ id: 1, title: 'かもめ食堂', original_language: 'ja' }]));
  const { stdout } = await runWith(onlyLatin, '--json', '--into', bundle);
  assert.match(
    stdout,
    /1 poster drawn without a title.*delete the posters in art\/posters, and run the command again\./,
  );
  const [marked] = read_('movies/all');
  assert.equal(marked.poster_has_title, false);
  rmSync(path.join(bundle, marked.poster_path.replace(/#.*/, '')));
  await runWith({ hasLettering: () => Promise.resolve(true) }, '--json', '--into', bundle);
  assert.ok(!('poster_has_title' in read_('movies/all')[0]));
});

test('the titles that a deployer chose for the hero stay', async () => {
  const { bundle } = newSite('hero-site');
  const table = path.join(root, 'examples/films.csv');
  await catalogueOf('--csv', table, '--into', bundle);
  const hero = path.join(bundle, 'api/home/hero');
  assert.deepEqual(JSON.parse(readFileSync(hero, 'utf8')), { results: [] });
  writeFileSync(hero, '["winter-orchard-1974"]');
  await catalogueOf('--csv', table, '--into', bundle);
  assert.equal(readFileSync(hero, 'utf8'), '["winter-orchard-1974"]');
});

test('the example spreadsheet is read without remarks', async () => {
  const { bundle } = newSite('example-site');
  const { status, stdout } = await catalogueOf('--csv', path.join(root, 'examples/films.csv'), '--into', bundle);
  assert.equal(status, 0);
  assert.match(stdout, /Found: 9 films, 1 series with 2 episodes/);
  assert.doesNotMatch(stdout, /row \d/);
});

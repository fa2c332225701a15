import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_ODD, putOddFilms, putProbe, REPORTED } from './oddFilms.mjs';

/**
 * Times the catalogue command on this number of invented films and on files with odd names, and then again on the same
 * files: node tools/bench/catalogue.mjs [500]. Fails if a film is missing or a problem is not reported.
 */
const COUNT = Number(process.argv[2] ?? 500);
const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(path.join(os.tmpdir(), 'catalogue-bench-'));
const films = path.join(work, 'films');
const site = path.join(work, 'site');

const WORDS =
  'Amber Boats Canyon Dusk Ember Ferry Garden Harbour Island June Keeper Lantern Moth North Orchard Paper'.split(' ');
const GENRES = ['Drama', 'Comedy', 'Horror', 'Science Fiction', 'Crime', 'Action', 'Silent film'];
const pick = (list, index) => list[index % list.length];

/** @returns the title of the film */
function putFilm(index) {
  const title = `${pick(WORDS, index)} ${pick(WORDS, index * 7 + 3)} ${index}`;
  const name = `${title} (${1920 + (index % 105)})`;
  mkdirSync(path.join(films, name), { recursive: true });
  writeFileSync(path.join(films, name, `${name}.mp4`), `film ${index}`);
  if (index % 2 !== 0) return title;
  const facts = `<plot>Story ${index}.</plot><genre>${pick(GENRES, index)}</genre>`;
  writeFileSync(path.join(films, name, 'movie.nfo'), `<movie><title>Title ${index}</title>${facts}</movie>`);
  return `Title ${index}`;
}

/** Returns the titles of all pages of the list. */
function titlesIn(page) {
  const { results, next } = JSON.parse(readFileSync(path.join(site, 'api/movies', page), 'utf8'));
  return [...results.map(({ title }) => title), ...(next ? titlesIn(path.basename(next)) : [])];
}

const titles = [...Array.from({ length: COUNT }, (_, index) => putFilm(index)), ...ALL_ODD];
putOddFilms(films);
mkdirSync(site);
writeFileSync(path.join(site, 'index.html'), '<!doctype html>');
writeFileSync(path.join(site, 'config.json'), '{}');

// The files contain no video, so the benchmark measures everything except ffmpeg.
const env = { ...process.env, FFMPEG_PATH: '/nowhere', FFPROBE_PATH: putProbe(path.join(work, 'bin')) };
const program = `process.on('exit', () => console.log('peak', Math.round(process.resourceUsage().maxRSS / 1024), 'MB'));
process.argv.splice(1, 0, 'catalogue');
await import(${JSON.stringify(path.join(root, 'tools/catalogue/command/catalogue.mjs'))});`;
const faults = [];
for (const run of ['first', 'second']) {
  const started = Date.now();
  const args = ['--input-type=module', '-e', program, films, '--into', site];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  const [, memory = stderr] = /peak (\d+ MB)/.exec(stdout) ?? [];
  const written = /^.*files written.*$/m.exec(stdout)?.[0] ?? stdout;
  console.log(
    `${run} run of ${titles.length} films: ${((Date.now() - started) / 1000).toFixed(1)} s, ${memory} at most. ${written}`,
  );
  if (status !== 0) faults.push(`the ${run} run exited with code ${status}`);
  const silent = REPORTED.filter(([, words]) => !words.test(stdout)).map(([what]) => what);
  faults.push(...silent.map((what) => `the ${run} run does not report ${what}`));
  console.log(
    `${REPORTED.length - silent.length} of ${REPORTED.length} reported: ${REPORTED.map(([what]) => what).join(', ')}.`,
  );
}
const found = new Set(titlesIn('all'));
const lost = titles.filter((title) => !found.has(title));
faults.push(...lost.map((title) => `lost: ${title}`));
console.log(
  `${titles.length - lost.length} of ${titles.length} in the catalogue, ${ALL_ODD.length} with odd names or damaged.`,
);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
rmSync(work, { recursive: true });

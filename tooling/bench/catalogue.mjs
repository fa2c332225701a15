import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Times the catalogue command on so many invented films, and once more on the same: node tooling/bench/catalogue.mjs [500] */
const COUNT = Number(process.argv[2] ?? 500);
const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(path.join(os.tmpdir(), 'catalogue-bench-'));
const films = path.join(work, 'films');

const WORDS =
  'Amber Boats Canyon Dusk Ember Ferry Garden Harbour Island June Keeper Lantern Moth North Orchard Paper'.split(' ');
const GENRES = ['Drama', 'Comedy', 'Horror', 'Science Fiction', 'Crime', 'Action', 'Silent film'];
const pick = (list, index) => list[index % list.length];

for (let index = 0; index < COUNT; index += 1) {
  const name = `${pick(WORDS, index)} ${pick(WORDS, index * 7 + 3)} ${index} (${1920 + (index % 105)})`;
  mkdirSync(path.join(films, name), { recursive: true });
  writeFileSync(path.join(films, name, `${name}.mp4`), `film ${index}`);
  const facts = `<plot>Story ${index}.</plot><genre>${pick(GENRES, index)}</genre>`;
  if (index % 2 === 0)
    writeFileSync(path.join(films, name, 'movie.nfo'), `<movie><title>Title ${index}</title>${facts}</movie>`);
}
const site = path.join(work, 'site');
mkdirSync(site);
cpSync(path.join(root, 'dist/index.html'), path.join(site, 'index.html'));
cpSync(path.join(root, 'dist/config.json'), path.join(site, 'config.json'));

// The files are no films: what is measured is everything but ffmpeg.
const env = { ...process.env, FFMPEG_PATH: '/nowhere', FFPROBE_PATH: '/nowhere' };
const program = `process.on('exit', () => console.log('peak', Math.round(process.resourceUsage().maxRSS / 1024), 'MB'));
process.argv.splice(1, 0, 'catalogue');
await import(${JSON.stringify(path.join(root, 'tooling/catalogue.mjs'))});`;
for (const run of ['first', 'second']) {
  const started = Date.now();
  const args = ['--input-type=module', '-e', program, films, '--into', site];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  const [, memory = stderr] = /peak (\d+ MB)/.exec(stdout) ?? [];
  const written = /^.*files written.*$/m.exec(stdout)?.[0] ?? stdout;
  console.log(
    `${run} run of ${COUNT} films: ${((Date.now() - started) / 1000).toFixed(1)} s, ${memory} at most. ${written}`,
  );
}
rmSync(work, { recursive: true });

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSampleResponse } from '@/api/client/isSampleResponse';
import { withWords } from '@/contracts/catalogueFile';
import { parseJson, parseRecord } from '@/lib/json';
import { change, pagesAndShellOf, remove, TEXTS } from '../bundleFiles';
import { withoutUnused } from '../pageWords';

/**
 * Returns a page of the app without the demo's content: the landing page starts with the loading state, and Home with
 * its header only, because its rows depend on the catalogue.
 */
export function withoutDemo(html: string): string {
  const loading = templateOf(html, 'first-other');
  const home = templateOf(html, 'first-home').replaceAll(/<section\b.*?<\/section>/gs, '');
  return [
    ['first-landing', loading],
    ['first-home', home],
    // Without these templates the boot script waits for no image.
    ['preloads-landing', null],
    ['preloads-home', null],
  ].reduce<string>((page, [name, content]) => withTemplate(page, name ?? '', content ?? null), html);
}

const patternOf = (name: string) => new RegExp(`(<template id="${name}"\\s*>)(.*?)(</template\\s*>)`, 's');

const templateOf = (html: string, name: string): string => patternOf(name).exec(html)?.[2] ?? '';

/** Replaces the content of a template. Null removes the template. */
const withTemplate = (html: string, name: string, content: string | null): string =>
  html.replace(patternOf(name), (_, start: string, _old, end: string) =>
    content === null ? '' : start + content + end,
  );

/** A list from the build: the demo's images and videos, each with the beginning of its SHA-256 hash. */
const DEMO_FILES = 'deploy/demo-files.json';
const HASH_LENGTH = 16;

/** The studios of the samples, for deploy/pages.cjs. */
const DEMO_STUDIOS = 'deploy/demo-studios.json';

/** Scripts of the demo. A site without samples never loads them. */
const SAMPLE_SCRIPT = /^assets\/samples?(?:-(\w+))?\.[\w-]+\.js$/;

/**
 * Replaces the tags of the demo's scripts by those of the scripts that a site without samples loads instead:
 * `own-home` for `sample-home`. A script without a counterpart loses its tag.
 */
export const withOwnScripts = (html: string, bundle: string, files: readonly string[]): string =>
  html.replaceAll(
    /<script [^>]*?src="[^"]*?(assets\/samples?[\w-]*\.[\w-]+\.js)"[^>]*><\/script>/g,
    (tag, sample: string) => {
      const [, screen] = SAMPLE_SCRIPT.exec(sample) ?? [];
      const own = files.find((file) => file.startsWith(`assets/own-${screen}.`) && file.endsWith('.js'));
      if (own === undefined) return '';
      const hash = createHash('sha256')
        .update(readFileSync(path.join(bundle, own)))
        .digest('base64');
      return tag.replace(sample, own).replace(/integrity="[^"]*"/, `integrity="sha256-${hash}"`);
    },
  );

export interface PruneResult {
  /** The removed files by kind, without empty kinds. */
  removed: { kind: string; count: number }[];
  bytes: number;
}

/**
 * Removes the demo from a bundle: records that are marked as samples, the demo's images and videos, the demo's scripts,
 * and its content in the first screens. Files that the deployer added or replaced stay. The command
 * that writes the pages of titles deletes these pages.
 */
export function pruneDemo(bundle: string): PruneResult {
  const files = filesOf(bundle);
  const records = files.filter((file) => file.startsWith('api/') && isSample(bundle, file));
  const groups = [
    { kind: 'sample records', files: records },
    { kind: 'demo images and videos', files: demoFiles(bundle) },
    { kind: 'scripts with samples', files: files.filter((file) => SAMPLE_SCRIPT.test(file)) },
  ];
  let bytes = 0;
  for (const file of groups.flatMap((group) => group.files)) {
    bytes += statSync(path.join(bundle, file)).size;
    remove(path.join(bundle, file));
  }
  for (const list of [DEMO_FILES, DEMO_STUDIOS]) remove(path.join(bundle, list));
  removeEmptyFolders(
    bundle,
    groups.flatMap((group) => group.files),
  );
  for (const page of pagesAndShellOf(bundle)) change(page, (html) => withOwnScripts(withoutDemo(html), bundle, files));
  pruneTexts(bundle, files);
  change(path.join(bundle, 'sw.js'), (worker) => withoutMissing(worker, (file) => existsSync(path.join(bundle, file))));
  return {
    removed: groups.flatMap(({ kind, files: { length } }) => (length > 0 ? [{ kind, count: length }] : [])),
    bytes,
  };
}

/** The translations of a language. */
const CATALOGUE = /^assets\/lang-[\w.-]+\.json$/;

/** Removes the demo's texts from the translations. */
function pruneTexts(bundle: string, files: readonly string[]): void {
  const place = path.join(bundle, TEXTS);
  if (!existsSync(place)) return;
  const index = readFileSync(path.join(bundle, 'index.html'), 'utf8');
  // The build has written these files.
  const all = JSON.parse(readFileSync(place, 'utf8')) as Parameters<typeof withoutUnused>[0];
  const { texts, ofLanguage } = withoutUnused(all, index);
  change(place, () => JSON.stringify(texts));
  for (const file of files.filter((name) => CATALOGUE.test(name)))
    change(path.join(bundle, file), (content) => withWords(content, ofLanguage));
}

const filesOf = (bundle: string): string[] =>
  ['api', 'assets'].flatMap((folder) =>
    existsSync(path.join(bundle, folder))
      ? readdirSync(path.join(bundle, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
          .filter((file) => statSync(path.join(bundle, file)).isFile())
      : [],
  );

const isSample = (bundle: string, file: string): boolean =>
  isSampleResponse(parseJson(readFileSync(path.join(bundle, file), 'utf8')));

/** Returns the listed files that are unchanged since the build. */
function demoFiles(bundle: string): string[] {
  const list = path.join(bundle, DEMO_FILES);
  const entries = existsSync(list) ? Object.entries(parseRecord(readFileSync(list, 'utf8')) ?? {}) : [];
  return entries.flatMap(([file, hash]) => {
    const place = path.join(bundle, file);
    return existsSync(place) && hashOf(readFileSync(place)) === hash ? [file] : [];
  });
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** Removes the folders that are empty after the files were removed, the deepest first. */
function removeEmptyFolders(bundle: string, files: readonly string[]): void {
  const folders = new Set(
    files.flatMap((file) => {
      const parts = file.split('/').slice(0, -1);
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );
  for (const folder of [...folders].sort((one, other) => other.length - one.length)) {
    const place = path.join(bundle, folder);
    if (existsSync(place) && readdirSync(place).length === 0) rmdirSync(place);
  }
}

/**
 * Removes missing files from the service worker's list. The worker loads every listed file before it is used, so no
 * listed file may be missing.
 */
export const withoutMissing = (worker: string, isThere: (file: string) => boolean): string =>
  worker.replaceAll(/\["assets\/[\w.-]+"(?:,"assets\/[\w.-]+")*\]/g, (list) => {
    const files = list.slice(2, -2).split('","');
    return JSON.stringify(files.filter(isThere));
  });

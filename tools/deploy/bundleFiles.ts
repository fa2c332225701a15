import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SERVER_FILES = ['.htaccess', '_headers', 'deploy/nginx.conf', 'deploy/Caddyfile', 'deploy/lighttpd.conf'];

const TWINS = ['.gz', '.br'];

/** An attribute of the app's pages. Other HTML files in the bundle belong to the deployer and stay unchanged. */
const APP_PAGE = 'data-site="';

/** Writes a file of the bundle and its existing compressed copies. Returns false if the content is unchanged. */
export function write(file: string, content: string | Uint8Array): boolean {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  return true;
}

/** Edits a file of the bundle and its compressed copies, if the file exists. Returns whether anything changed. */
export const change = (file: string, edit: (text: string) => string): boolean =>
  existsSync(file) && write(file, edit(readFileSync(file, 'utf8')));

/** Removes a file of the bundle and its compressed copies. */
export function remove(file: string): void {
  for (const twin of ['', ...TWINS]) rmSync(file + twin, { force: true });
}

/**
 * The paths of pages of single titles. They are written from a template and not edited, because there may be thousands.
 */
const TITLE_PAGE = /^(movie|person|collection|studio)[\\/]/;

/** The template of the pages of single titles, which the build writes. Names in braces are replaced for each page. */
export const TITLE_TEMPLATE = 'deploy/page.html';

/** Returns the app's pages: copies of index.html, and templates of pages. */
export const pagesOf = (bundle: string): string[] =>
  readdirSync(bundle, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !TITLE_PAGE.test(name) && !/^assets[\\/]/.test(name))
    .map((name) => path.join(bundle, name))
    .filter((file) => readFileSync(file, 'utf8').includes(APP_PAGE));

/** The parts of the app's page that the pages of single titles share: its screens and icons, and its styles. */
const SHELL = /^shell\.(\w+)\.(html|css)$/;

const shellFiles = (bundle: string): string[] => {
  const assets = path.join(bundle, 'assets');
  return existsSync(assets) ? readdirSync(assets).filter((name) => SHELL.test(name)) : [];
};

/** Returns the app's pages, and the shell of the pages of single titles. */
export const pagesAndShellOf = (bundle: string): string[] => [
  ...pagesOf(bundle),
  ...shellFiles(bundle)
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(bundle, 'assets', name)),
];

/**
 * Renames the shell by its content, because browsers never request a cached file of `assets` again. The pages of titles
 * must be written again after that.
 */
export function renameShell(bundle: string): void {
  const names = shellFiles(bundle).sort();
  const inAssets = (name: string) => path.join(bundle, 'assets', name);
  const [, old] = SHELL.exec(names[0] ?? '') ?? [];
  if (old === undefined) return;
  const content = createHash('sha256');
  for (const name of names) content.update(readFileSync(inAssets(name)));
  const hash = content.digest('hex').slice(0, old.length);
  if (hash === old) return;
  for (const name of names)
    for (const twin of ['', ...TWINS])
      if (existsSync(inAssets(name + twin)))
        renameSync(inAssets(name + twin), inAssets(name.replace(old, hash) + twin));
  change(path.join(bundle, TITLE_TEMPLATE), (html) => html.replaceAll(`shell.${old}`, `shell.${hash}`));
}

/** Returns the servers' files. Only the policy in them is edited, so that the deployer's changes stay. */
export const serverFilesOf = (bundle: string): string[] => SERVER_FILES.map((name) => path.join(bundle, name));

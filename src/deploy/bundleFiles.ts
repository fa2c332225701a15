import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SERVER_FILES = ['.htaccess', '_headers', 'deploy/nginx.conf', 'deploy/Caddyfile', 'deploy/lighttpd.conf'];

const TWINS = ['.gz', '.br'];

/** The app's pages have this attribute; other HTML files in the bundle are the deployer's and stay as they are. */
const APP_PAGE = 'data-site="';

/** Writes a file of the bundle unless it has this content already; tells whether it was written. */
export function write(file: string, content: string | Uint8Array): boolean {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  return true;
}

/** Changes a file of the bundle and its compressed twins, if it has them; tells whether anything changed. */
export const change = (file: string, edit: (text: string) => string): boolean =>
  existsSync(file) && write(file, edit(readFileSync(file, 'utf8')));

/** Removes a file of the bundle and its compressed twins. */
export function remove(file: string): void {
  for (const twin of ['', ...TWINS]) rmSync(file + twin, { force: true });
}

/** Pages of single titles are written from a template, not changed one by one: there may be thousands. */
const TITLE_PAGE = /^(movie|person|collection|studio)[\\/]/;

/** The app's pages that are copies of index.html, and templates of pages. */
export const pagesOf = (bundle: string): string[] =>
  readdirSync(bundle, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !TITLE_PAGE.test(name) && !/^assets[\\/]/.test(name))
    .map((name) => path.join(bundle, name))
    .filter((file) => readFileSync(file, 'utf8').includes(APP_PAGE));

/** The servers' files. Only the policy changes in them, so what a deployer has adapted stays. */
export const serverFilesOf = (bundle: string): string[] => SERVER_FILES.map((name) => path.join(bundle, name));

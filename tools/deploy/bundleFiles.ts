import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Returns the app's pages: copies of index.html, and templates of pages. */
export const pagesOf = (bundle: string): string[] =>
  readdirSync(bundle, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !TITLE_PAGE.test(name) && !/^assets[\\/]/.test(name))
    .map((name) => path.join(bundle, name))
    .filter((file) => readFileSync(file, 'utf8').includes(APP_PAGE));

/** Returns the servers' files. Only the policy in them is edited, so that the deployer's changes stay. */
export const serverFilesOf = (bundle: string): string[] => SERVER_FILES.map((name) => path.join(bundle, name));

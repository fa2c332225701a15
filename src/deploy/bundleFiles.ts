import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SERVER_FILES = ['.htaccess', '_headers', 'deploy/nginx.conf', 'deploy/Caddyfile', 'deploy/lighttpd.conf'];

/** Changes a file of the bundle, and its compressed twins where it has some. */
export function change(file: string, edit: (text: string) => string): void {
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const text = edit(before);
  if (text === before) return;
  writeFileSync(file, text);
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text));
}

/** Pages that deploy/pages.cjs writes, from a template that is one of the others. */
const TITLE_PAGE = /^(movie|person|collection|studio)[\\/]/;

/** The pages that are copies of index.html, and the template of the others. */
export const pagesOf = (bundle: string): string[] =>
  readdirSync(bundle, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !TITLE_PAGE.test(name) && !/^assets[\\/]/.test(name))
    .map((name) => path.join(bundle, name));

/** What a deployer has adapted stays: only what the policy says is changed in them. */
export const serverFilesOf = (bundle: string): string[] => SERVER_FILES.map((name) => path.join(bundle, name));

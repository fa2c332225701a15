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

/** The texts of the code, for deploy/words.cjs. The build writes them. */
export const TEXTS = 'deploy/texts.json';

/** The translations of the texts of pages, by language and English text. The build writes them, and deploy/words.cjs adds some. */
export const PAGE_TEXTS = 'deploy/page-texts.json';

/** The parts of the app's page that the pages of single titles share: its screens and icons, and its styles. */
const SHELL = /data-shell="(assets\/shell\.\w+)"/;

const SHELL_ENDINGS = ['.css', '.html'];

/** Returns the path of the shell without its endings. Null if the bundle has no pages of titles. */
function shellOf(bundle: string): string | null {
  const template = path.join(bundle, TITLE_TEMPLATE);
  const [, shell] = existsSync(template) ? (SHELL.exec(readFileSync(template, 'utf8')) ?? []) : [];
  return shell ?? null;
}

/** Returns the app's pages, and the shell of the pages of single titles. */
export function pagesAndShellOf(bundle: string): string[] {
  const shell = shellOf(bundle);
  return [...pagesOf(bundle), ...(shell === null ? [] : [path.join(bundle, `${shell}.html`)])];
}

/**
 * Renames the shell by its content, because browsers never request a cached file of `assets` again. The pages of titles
 * must be written again after that.
 */
export function renameShell(bundle: string): void {
  const old = shellOf(bundle);
  if (old === null) return;
  const content = createHash('sha256');
  for (const ending of SHELL_ENDINGS) content.update(readFileSync(path.join(bundle, old + ending)));
  const next = `assets/shell.${content.digest('hex').slice(0, 8)}`;
  if (next === old) return;
  for (const ending of SHELL_ENDINGS.flatMap((one) => [one, ...TWINS.map((twin) => one + twin)]))
    if (existsSync(path.join(bundle, old + ending)))
      renameSync(path.join(bundle, old + ending), path.join(bundle, next + ending));
  change(path.join(bundle, TITLE_TEMPLATE), (html) => html.replaceAll(old, next));
}

/** Returns the servers' files. Only the policy in them is edited, so that the deployer's changes stay. */
export const serverFilesOf = (bundle: string): string[] => SERVER_FILES.map((name) => path.join(bundle, name));

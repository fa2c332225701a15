import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isSampleResponse } from '@/api/client/isSampleResponse';
import { MAX_JSON_BYTES, parseJson } from '@/lib/json';

export interface JsonFile {
  /** The path relative to the product API, with `/` as separator. */
  path: string;
  value: unknown;
  /** The indentation of the file, for `JSON.stringify`. */
  indent: string;
}

export interface JsonFiles {
  files: JsonFile[];
  /** Files that cannot be read, are too large or are not valid JSON. */
  broken: string[];
}

/** Reads the JSON files of a product API. Skips the schemas and the samples, because they are not the deployer's. */
export async function readJsonFiles(folder: string): Promise<JsonFiles> {
  const files: JsonFile[] = [];
  const broken: string[] = [];
  const entries = await readdir(folder, { recursive: true });
  for (const name of entries.sort()) {
    const file = name.split(path.sep).join('/');
    if (/^schema\/|(?:^|\/)\./.test(file) || isOther(file)) continue;
    const text = await readFile(path.join(folder, name), 'utf8').catch((error: unknown) =>
      (error as NodeJS.ErrnoException).code === 'EISDIR' ? null : '',
    );
    if (text === null) continue;
    const value = text.length > MAX_JSON_BYTES ? null : parseJson(text.replace(/^\ufeff/, ''));
    if (typeof value !== 'object' || value === null) broken.push(file);
    else if (!isSampleResponse(value)) files.push({ path: file, value, indent: /\n([ \t]+)\S/.exec(text)?.[1] ?? '' });
  }
  return { files, broken };
}

/** Images, films and notes may be in the same folder. */
const isOther = (file: string): boolean => /\.(?!json$)[a-z]\w{1,4}$/i.test(file);

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isSampleAnswer } from '@/api/product/sampleMark';
import { MAX_JSON_BYTES, parseJson } from '@/lib/json';

/** A file of a product API. */
export interface JsonFile {
  /** Below the product API, with `/` between its segments. */
  path: string;
  value: unknown;
  /** How the file is written, for `JSON.stringify`. */
  indent: string;
}

export interface JsonFiles {
  files: JsonFile[];
  /** Files that cannot be read, are too large or not valid JSON. */
  broken: string[];
}

/** Reads the JSON files of a product API; the schemas and the samples are none of the deployer's. */
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
    else if (!isSampleAnswer(value)) files.push({ path: file, value, indent: /\n([ \t]+)\S/.exec(text)?.[1] ?? '' });
  }
  return { files, broken };
}

/** Pictures, films and notes may lie in the same folder. */
const isOther = (file: string): boolean => /\.(?!json$)[a-z]\w{1,4}$/i.test(file);

import path from 'node:path';
import type { Context } from '../context';
import { digest } from '../digest';

/** Returns the absolute path of a file in the folder. */
export const sourceOf = ({ root }: Pick<Context, 'root'>, relative: string): string => path.join(root, relative);

/** Returns a digest that changes with the content of the files, but not with their names. */
export function fingerprint({ disk }: Pick<Context, 'disk'>, ...files: readonly string[]): string {
  return digest(...files.map((file) => [disk.get(file)?.size, disk.get(file)?.mtimeMs]));
}

/** Returns a file's extension, such as `mkv`, or an empty string. */
export const extensionOf = (file: string): string => path.posix.extname(file).slice(1).toLowerCase();

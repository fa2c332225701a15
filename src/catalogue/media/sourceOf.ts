import path from 'node:path';
import type { Context } from '../context';
import { digest } from '../digest';

/** Where a file of the folder lies. */
export const sourceOf = ({ root }: Pick<Context, 'root'>, relative: string): string => path.join(root, relative);

/** Changes when the file does; a new name leaves it. */
export function fingerprint({ disk }: Pick<Context, 'disk'>, ...files: readonly string[]): string {
  return digest(...files.map((file) => [disk.get(file)?.size, disk.get(file)?.mtimeMs]));
}

/** `mkv`; empty where there is none. */
export const extensionOf = (file: string): string => path.posix.extname(file).slice(1).toLowerCase();

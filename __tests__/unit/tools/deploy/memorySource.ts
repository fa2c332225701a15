import type { Source } from '@tools/deploy/catalogue/source';
import { textAnswer } from '@tools/deploy/catalogue/source';

/** Creates a source from paths and their contents, each a string or a JSON value. */
export const memorySource = (files: Record<string, unknown>, bundle: readonly string[] = []): Source => ({
  name: 'memory',
  site: null,
  read: (path) => {
    const content = Object.hasOwn(files, path) ? files[path] : undefined;
    if (content === undefined) return Promise.resolve({ kind: 'missing' });
    if (content instanceof Uint8Array) return Promise.resolve(textAnswer(content));
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    return Promise.resolve(textAnswer(new TextEncoder().encode(text)));
  },
  list: (folder) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
  hasFile: (path) => bundle.includes(path),
});

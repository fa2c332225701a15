import { readImageRef } from '@/lib/safeUrls';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { readMediaAddress } from '@/lib/mediaAddress';
import type { Fault, JsonPath } from './finding';
import { pathText } from './formatViolation';
import { formatValue } from './formatValue';
import type { Source } from './source';

const PICTURE = /^(poster|Poster|poster_path|backdrop|backdrop_path|profile_path|still_path|file_path)$/;
const MEDIA = /^(src|previews)$/;
const MAX_DEPTH = 8;

/** Reports files that a record names and the bundle does not contain. */
export function checkPictures(raw: UnknownRecord, { hasFile }: Source): Fault[] {
  return filesOf(raw, []).flatMap(({ path, file }): Fault[] => {
    const place = `${pathText(path)} ${formatValue(file)}`;
    const isHostPath = file.startsWith('/');
    const isThere = hasFile(file.replace(/^\//, '').replace(/#.*/, ''));
    // Reports two cases: a path for the image host that exists in the bundle, and a path in the bundle that does not
    // exist.
    if (isThere === null || isThere !== isHostPath) return [];
    if (isHostPath)
      return [
        {
          severity: 'warning',
          rule: 'host-picture',
          path,
          problem: `${place} begins with a slash`,
          effect: 'the app requests it from the image host; remove the slash for a file in the bundle',
        },
      ];
    return [
      {
        severity: 'warning',
        rule: 'no-file',
        path,
        problem: `${place} is not a file in the bundle`,
        effect: path.includes('src') ? 'the app cannot play it' : "the app shows 'No Image'",
      },
    ];
  });
}

/** Returns the images and videos of a record that are paths, not URLs. */
function filesOf(value: unknown, path: JsonPath): { path: JsonPath; file: string }[] {
  if (path.length > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => filesOf(item, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (typeof member !== 'string') return filesOf(member, [...path, name]);
    const isFile = PICTURE.test(name)
      ? readImageRef(member) !== null && !/^https:/i.test(member)
      : MEDIA.test(name) &&
        (path.includes('video') || path.includes('trailer')) &&
        readMediaAddress(member) !== null &&
        !/^https?:/i.test(member);
    return isFile ? [{ path: [...path, name], file: member }] : [];
  });
}

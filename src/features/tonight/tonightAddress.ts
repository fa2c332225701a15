import type { Title } from '@/domain/title/title';
import { memoizeWeak } from '@/lib/memoize';

/** The name of the parameter in the address. */
const TONIGHT_PARAM = 'tonight';

/** The id of the button, which receives the focus when the panel closes. */
export const TONIGHT_BUTTON = 'tonight';

/** Returns whether the panel is open at an address, and the query string that toggles it. */
export function withTonight(params: URLSearchParams): { isOn: boolean; search: string } {
  const others = [...params].filter(([name]) => name !== TONIGHT_PARAM);
  const isOn = params.has(TONIGHT_PARAM);
  const next = new URLSearchParams(isOn ? others : [...others, [TONIGHT_PARAM, '1']]);
  return { isOn, search: String(next).replaceAll('%2C', ',') };
}

/** Returns whether the runtime of any title is known. */
export const canTellEnds = memoizeWeak((titles: readonly Title[]): boolean =>
  titles.some(({ runtime }) => runtime !== null),
);

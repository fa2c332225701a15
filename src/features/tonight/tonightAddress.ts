import type { Title } from '@/domain/title/title';
import { perObject } from '@/lib/perObject';

/** The parameter of the address. */
const TONIGHT_PARAM = 'tonight';

/** The id of the button, which has the focus when the panel goes. */
export const TONIGHT_BUTTON = 'tonight';

/** Whether an address asks for it, and the address that asks for the contrary. */
export function withTonight(params: URLSearchParams): { isOn: boolean; search: string } {
  const others = [...params].filter(([name]) => name !== TONIGHT_PARAM);
  const isOn = params.has(TONIGHT_PARAM);
  const next = new URLSearchParams(isOn ? others : [...others, [TONIGHT_PARAM, '1']]);
  return { isOn, search: String(next).replaceAll('%2C', ',') };
}

/** Whether there is anything to be told: somebody knows how long one of them is. */
export const canTellEnds = perObject((titles: readonly Title[]): boolean =>
  titles.some(({ runtime }) => runtime !== null),
);

import { posterColor, toneOf } from '@/domain/title/posterColor';
import type { Title } from '@/domain/title/title';
import { perObject } from '@/lib/perObject';

/** A light that an evening may have: posters whose colour is between two angles. */
export interface Lamp {
  /** As it stands in the address. */
  id: string;
  /** `Amber`: what the chip says. */
  name: string;
  /** What the page is called then. */
  evening: string;
  /** From this angle on, up to the next lamp's; null for what has hardly any colour. */
  from: number | null;
  glass: string;
}

/** The last angle of all: red is on either side of the first. */
const RED = 345;

/** Around the circle, from red on. */
export const LAMPS: readonly Lamp[] = [
  { id: 'ember', name: 'Ember', evening: 'An ember evening', from: RED, glass: '#d9472f' },
  { id: 'amber', name: 'Amber', evening: 'An amber evening', from: 17, glass: '#f0a23c' },
  { id: 'moss', name: 'Moss', evening: 'A mossy evening', from: 55, glass: '#8f9e47' },
  { id: 'sea', name: 'Sea', evening: 'An evening at sea', from: 155, glass: '#3ca596' },
  { id: 'midnight', name: 'Midnight', evening: 'A midnight blue evening', from: 208, glass: '#5d7fd0' },
  { id: 'violet', name: 'Violet', evening: 'A violet evening', from: 255, glass: '#9a6fc4' },
  { id: 'rose', name: 'Rose', evening: 'A rose-coloured evening', from: 310, glass: '#d9688a' },
  { id: 'candle', name: 'Candle', evening: 'An evening by candlelight', from: null, glass: '#e5d7be' },
];

/** Below this share of colour it is paper and ash. */
const COLOURLESS = 0.17;

/** The lamp that a title's poster burns with; undefined where its colour is not known. */
export function lampOf(title: Pick<Title, 'poster'>): Lamp | undefined {
  const color = posterColor(title);
  if (color === null) return undefined;
  const { hue, saturation } = toneOf(color);
  if (saturation < COLOURLESS) return LAMPS.find(({ from }) => from === null);
  const around = LAMPS.filter(({ from }) => from !== null && from <= hue && from < RED);
  // Beyond the last angle, and before the first, is red.
  return hue >= RED || around.length === 0 ? LAMPS[0] : around.at(-1);
}

/** Those that some of the titles burn with. */
export const lampsOf = perObject((titles: readonly Title[]): readonly Lamp[] => {
  const burning = new Set(titles.map(lampOf));
  return LAMPS.filter((lamp) => burning.has(lamp));
});

/** The parameter of the address. */
export const COLOUR_PARAM = 'colour';

export const lampOfAddress = (params: URLSearchParams): Lamp | undefined =>
  LAMPS.find(({ id }) => id === params.get(COLOUR_PARAM));

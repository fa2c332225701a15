import { posterColor, toneOf } from '@/domain/title/posterColor';
import type { Title } from '@/domain/title/title';
import { perObject } from '@/lib/perObject';

/** A color mood: posters whose hue is between two angles. */
export interface Lamp {
  /** The value in the address. */
  id: string;
  /** The label of the chip, such as `Amber`. */
  name: string;
  /** The heading of the page with this mood. */
  evening: string;
  /** The first angle of the mood, which ends at the next mood. Null for colors of low saturation. */
  from: number | null;
  glass: string;
}

/** The last angle. Red continues at 0 degrees. */
const RED = 345;

/** In order of hue, from red on. */
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

/** Colors with a lower saturation count as colorless. */
const COLOURLESS = 0.17;

/** Returns the color mood of a title's poster, or undefined if its color is unknown. */
export function lampOf(title: Pick<Title, 'poster'>): Lamp | undefined {
  const color = posterColor(title);
  if (color === null) return undefined;
  const { hue, saturation } = toneOf(color);
  if (saturation < COLOURLESS) return LAMPS.find(({ from }) => from === null);
  const around = LAMPS.filter(({ from }) => from !== null && from <= hue && from < RED);
  // Red is above the last angle and below the first.
  return hue >= RED || around.length === 0 ? LAMPS[0] : around.at(-1);
}

/** Returns the color moods that some of the titles have. */
export const lampsOf = perObject((titles: readonly Title[]): readonly Lamp[] => {
  const burning = new Set(titles.map(lampOf));
  return LAMPS.filter((lamp) => burning.has(lamp));
});

/** The name of the parameter in the address. */
export const COLOUR_PARAM = 'colour';

export const lampOfAddress = (params: URLSearchParams): Lamp | undefined =>
  LAMPS.find(({ id }) => id === params.get(COLOUR_PARAM));

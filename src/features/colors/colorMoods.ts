import { posterColor, toneOf } from '@/domain/title/posterColor';
import type { Title } from '@/domain/title/title';
import { t, tIn } from '@/i18n/t';
import { memoizeWeak } from '@/lib/memoize';

/** A color mood: posters whose hue is between two angles. */
export interface ColorMood {
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
export const COLOR_MOODS: readonly ColorMood[] = [
  { id: 'ember', name: tIn('color', 'Ember'), evening: t('An ember evening'), from: RED, glass: '#d9472f' },
  { id: 'amber', name: tIn('color', 'Amber'), evening: t('An amber evening'), from: 17, glass: '#f0a23c' },
  { id: 'moss', name: tIn('color', 'Moss'), evening: t('A mossy evening'), from: 55, glass: '#8f9e47' },
  { id: 'sea', name: tIn('color', 'Sea'), evening: t('An evening at sea'), from: 155, glass: '#3ca596' },
  {
    id: 'midnight',
    name: tIn('color', 'Midnight'),
    evening: t('A midnight blue evening'),
    from: 208,
    glass: '#5d7fd0',
  },
  { id: 'violet', name: tIn('color', 'Violet'), evening: t('A violet evening'), from: 255, glass: '#9a6fc4' },
  { id: 'rose', name: tIn('color', 'Rose'), evening: t('A rose-colored evening'), from: 310, glass: '#d9688a' },
  { id: 'candle', name: tIn('color', 'Candle'), evening: t('An evening by candlelight'), from: null, glass: '#e5d7be' },
];

/** Colors with a lower saturation count as colorless. */
const COLORLESS = 0.17;

/** Returns the color mood of a title's poster, or undefined if its color is unknown. */
export function moodOf(title: Pick<Title, 'poster'>): ColorMood | undefined {
  const color = posterColor(title);
  if (color === null) return undefined;
  const { hue, saturation } = toneOf(color);
  if (saturation < COLORLESS) return COLOR_MOODS.find(({ from }) => from === null);
  const around = COLOR_MOODS.filter(({ from }) => from !== null && from <= hue && from < RED);
  // Red is above the last angle and below the first.
  return hue >= RED || around.length === 0 ? COLOR_MOODS[0] : around.at(-1);
}

/** Returns the color moods that some of the titles have. */
export const presentMoods = memoizeWeak((titles: readonly Title[]): readonly ColorMood[] => {
  const burning = new Set(titles.map(moodOf));
  return COLOR_MOODS.filter((mood) => burning.has(mood));
});

/** The name of the parameter in the address. */
export const COLOR_PARAM = 'colour';

export const moodOfAddress = (params: URLSearchParams): ColorMood | undefined =>
  COLOR_MOODS.find(({ id }) => id === params.get(COLOR_PARAM));

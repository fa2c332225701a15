import type { Title } from './title';

/** The hue in degrees from red, and the saturation from 0 to 1. */
export interface Tone {
  hue: number;
  saturation: number;
}

/** Returns the color of a poster from its reference, such as `#3b273b`; null if it has none. */
export const posterColor = ({ poster }: Pick<Title, 'poster'>): string | null =>
  /#[\da-f]{6}$/i.exec(poster ?? '')?.[0] ?? null;

/** @param color `#rrggbb` */
export function toneOf(color: string): Tone {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return { hue: (sixth * 60 + 360) % 360, saturation: spread / most };
}

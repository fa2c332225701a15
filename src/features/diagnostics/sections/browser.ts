import { ABILITIES } from '../abilities';
import { browserName } from '../browserName';
import type { Section } from '../report';
import { yesOrNo } from '../words';

/** The browser features that the app depends on, without details that could identify a viewer. */
export const browser: Section = {
  heading: 'This browser',
  isLong: true,
  read: async (_store, show) => {
    const { innerWidth, innerHeight, devicePixelRatio, screen } = window;
    const abilities = await Promise.all(ABILITIES.map(async ({ isThere }) => isThere()));
    show([
      { label: 'Browser', value: browserName(navigator.userAgent) },
      { label: 'Screen', value: `${screen.width} × ${screen.height}` },
      { label: 'Window', value: `${innerWidth} × ${innerHeight}` },
      { label: 'Pixel ratio', value: String(devicePixelRatio) },
      { label: 'Language', value: navigator.language },
      { label: 'Online', value: yesOrNo(navigator.onLine) },
      ...ABILITIES.map(({ name }, index) => ({ label: name, value: yesOrNo(abilities[index] ?? false) })),
    ]);
  },
};

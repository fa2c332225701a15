import type { Section } from '../report';
import { yesOrNo } from '../words';

/** A browser feature that the app uses or could use, and a test for it. */
interface Ability {
  name: string;
  isThere: () => boolean | Promise<boolean>;
}

const inDocument = (name: string) => () => name in document;
const inNavigator = (name: string) => () => name in navigator;
const inWindow = (name: string) => () => name in window;

const plays = (type: string) => () => document.createElement('video').canPlayType(type) !== '';

const prefers = (query: string) => () => 'matchMedia' in window && window.matchMedia(query).matches;

/** Decodes an image of one pixel. */
const shows = (source: string) => async () => {
  const picture = new Image();
  picture.src = source;
  try {
    await picture.decode();
    return picture.width > 0;
  } catch {
    return false;
  }
};

const WEBP = 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoBAAEADMDOJaACdAFAAAD+3URyzm/kORKvV5XAAAA=';
const AVIF =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAobWRhdBIACgc4AAbQENBpMhMf8mKE4AAWAAAAkDWOPGFkf94Y';

const ABILITIES: readonly Ability[] = [
  { name: 'AVIF images', isThere: shows(AVIF) },
  { name: 'WebP images', isThere: shows(WEBP) },
  { name: 'MP4 video (H.264)', isThere: plays('video/mp4; codecs="avc1.42E01E"') },
  { name: 'WebM video (VP9)', isThere: plays('video/webm; codecs="vp9"') },
  { name: 'Native HLS', isThere: plays('application/vnd.apple.mpegurl') },
  { name: 'Media session', isThere: inNavigator('mediaSession') },
  { name: 'Picture in picture', isThere: inDocument('pictureInPictureEnabled') },
  { name: 'Full screen', isThere: inDocument('fullscreenEnabled') },
  { name: 'View transitions', isThere: inDocument('startViewTransition') },
  { name: 'Popovers', isThere: () => 'popover' in HTMLElement.prototype },
  { name: 'Trusted types', isThere: inWindow('trustedTypes') },
  { name: 'Secure context', isThere: () => window.isSecureContext },
  { name: 'Service worker', isThere: inNavigator('serviceWorker') },
  { name: 'IndexedDB', isThere: inWindow('indexedDB') },
  { name: 'Web Locks', isThere: inNavigator('locks') },
  { name: 'BroadcastChannel', isThere: inWindow('BroadcastChannel') },
  { name: 'Sharing', isThere: inNavigator('share') },
  { name: 'Clipboard', isThere: inNavigator('clipboard') },
  { name: 'prefers-reduced-motion', isThere: prefers('(prefers-reduced-motion: reduce)') },
  { name: 'prefers-contrast: more', isThere: prefers('(prefers-contrast: more)') },
];

/** The patterns in order of priority: most browsers also contain the names of others. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

/** Returns a name such as `Firefox 140.0`. More detail could identify a viewer. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const number = pattern.exec(userAgent)?.[1];
    if (number !== undefined) return `${name} ${number}`;
  }
  return 'unknown';
}

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

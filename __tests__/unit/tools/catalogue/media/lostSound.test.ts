import { lostLanguages, soundTracks } from '@tools/catalogue/media/prepare';
import type { AudioStream } from '@tools/catalogue/probe/probeResult';

const tracksIn = (...languages: (string | null)[]) =>
  languages.map((language, index) => ({ index, language }) as unknown as AudioStream);

test.each<[(string | null)[], string[]]>([
  [['en'], []],
  [['en', 'en'], []],
  [['en', 'fr', 'de', 'it'], []],
  [
    ['en', 'fr', 'de', 'it', 'es', 'pl', 'es'],
    ['es', 'pl'],
  ],
  [[null, 'fr'], ['fr']],
])('with audio in %j, %j has no track', (languages, lost) => {
  const audio = tracksIn(...languages);
  expect(lostLanguages(audio, soundTracks(audio))).toEqual(lost);
});

import { speak } from '@tests/speak';
import { listedEpisode } from '@/i18n/listedEpisode';
import { setTranslations } from '@/i18n/t';

afterEach(() => setTranslations(null));

test.each([
  ['The Wick', '3. The Wick'],
  ['Episode 3', 'Episode 3'],
  ['Episode 4', '3. Episode 4'],
  ['Episode 3: The Wick', '3. Episode 3: The Wick'],
])('the third episode with the name “%s”', (name, text) => {
  expect(listedEpisode(3, name)).toBe(text);
});

test.each([
  ['in English, as Kinora stores it', 'Episode 3'],
  ['in German, as TMDB names it', 'Folge 3'],
])('a German episode without a name has its number once: %s', (_what, name) => {
  speak('de');
  expect(listedEpisode(3, name)).toBe('Folge 3');
});

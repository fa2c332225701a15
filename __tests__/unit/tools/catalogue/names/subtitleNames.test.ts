import { classifyFiles } from '@tools/catalogue/names/classifyFiles';
import { subtitlesText } from './shelfText';

/** Subtitle files beside `Film (2010).mkv`, and the description that their names contain. */
const SUBTITLES: readonly (readonly [name: string, said: string])[] = [
  ['Film (2010).srt', 'unknown'],
  ['Film (2010).en.srt', 'en'],
  ['Film (2010).eng.srt', 'en'],
  ['Film (2010).English.srt', 'en'],
  ['Film (2010).EN.vtt', 'en'],
  ['Film (2010).ger.ass', 'de'],
  ['Film (2010).deu.ssa', 'de'],
  ['Film (2010).Deutsch.srt', 'de'],
  ['Film (2010).pt-BR.srt', 'pt-BR'],
  ['Film (2010).pt_BR.srt', 'pt-BR'],
  ['Film (2010).pt_br.srt', 'pt-BR'],
  ['Film (2010).zh_tw.srt', 'zh-TW'],
  ['Film (2010).br.srt', 'br'],
  ['Film (2010).en.sub', 'en'],
  ['Film (2010).pob.srt', 'pt-BR'],
  ['Film (2010).Brazilian Portuguese.srt', 'pt-BR'],
  ['Film (2010).zh-Hant.srt', 'zh-Hant'],
  ['Film (2010).chs.srt', 'zh-Hans'],
  ['Film (2010).Chinese (Simplified).srt', 'zh-Hans'],
  ['Film (2010).es-419.srt', 'es-419'],
  ['Film (2010).per.srt', 'fa'],
  ['Film (2010).日本語.srt', 'ja'],
  ['Film (2010).en.forced.srt', 'en forced'],
  ['Film (2010).forced.en.srt', 'en forced'],
  ['Film (2010).en.foreign.srt', 'en forced'],
  ['Film (2010).en.default.srt', 'en default'],
  ['Film (2010).default.srt', 'unknown default'],
  ['Film (2010).en.sdh.srt', 'en captions'],
  ['Film (2010).en.cc.srt', 'en captions'],
  ['Film (2010).en.hi.srt', 'en captions'],
  ['Film (2010).hi.srt', 'hi'],
  ['Film (2010).hi.hi.srt', 'hi captions'],
  ['Film (2010).en.forced.default.srt', 'en forced default'],
  ['Film (2010).en.Commentary.srt', 'en “Commentary”'],
  ['Film (2010)_en.srt', 'en'],
  ['Film (2010)-en.srt', 'en'],
  ['Film (2010) English.srt', 'en'],
  ['film (2010).fr.srt', 'fr'],
  ['Film.2010.1080p.BluRay.en.srt', 'en'],
  ['Subs/2_English.srt', 'en'],
  ['Subs/English.srt', 'en'],
  ['Subtitles/Film (2010).fr.srt', 'fr'],
];

test.each(SUBTITLES)('%s', (name, said) => {
  const [film] = classifyFiles(['Film (2010)/Film (2010).mkv', `Film (2010)/${name}`]).films;
  expect(film?.subtitles.map(subtitlesText)).toEqual([said]);
});

test('matches subtitles to their episode by its numbers', () => {
  const [series] = classifyFiles([
    'Show/Season 1/Show.S01E01.1080p.mkv',
    'Show/Season 1/Show.S01E02.1080p.mkv',
    'Show/Season 1/show.s01e02.hdtv.en.srt',
    'Show/Season 1/Subs/Show.S01E01.1080p/2_English.srt',
    'Show/Season 1/Subs/Show.S01E01.1080p/3_French.srt',
  ]).series;
  const [first, second] = series?.seasons[0]?.episodes ?? [];
  expect(first?.subtitles.map(subtitlesText)).toEqual(['en', 'fr']);
  expect(second?.subtitles.map(subtitlesText)).toEqual(['en']);
});

test('does not give a sequel’s subtitles to the first film', () => {
  const { films, passed } = classifyFiles(['Alien.mkv', 'Alien 3.srt', 'Alien.fr.srt']);
  expect(films[0]?.subtitles.map(({ path }) => path)).toEqual(['Alien.fr.srt']);
  expect(passed.map(({ path }) => path)).toEqual(['Alien 3.srt']);
});

test('reports subtitles that are images', () => {
  expect(classifyFiles(['Film.mkv', 'Film.idx', 'Film.sub']).passed.map(({ path }) => path)).toEqual([
    'Film.idx',
    'Film.sub',
  ]);
});

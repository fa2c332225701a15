import { readNfo } from '@tools/catalogue/read/readNfo';

const FILM = `<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>
<movie>
  <title>Alien &amp; Others</title>
  <originaltitle>Al&#233;n</originaltitle>
  <ratings>
    <rating name="themoviedb" max="10"><value>8.1</value><votes>100</votes></rating>
    <rating name="metacritic" max="100" default="true"><value>89</value></rating>
  </ratings>
  <outline>Short.</outline>
  <plot>Long &lt;b&gt;text&lt;/b&gt;.</plot>
  <tagline><![CDATA[In space no one can hear you scream.]]></tagline>
  <runtime>117</runtime>
  <mpaa>Rated R</mpaa>
  <uniqueid type="tmdb">348</uniqueid>
  <uniqueid type="imdb" default="true">tt0078748</uniqueid>
  <id>999</id>
  <genre>Horror / Science Fiction</genre>
  <genre>Horror</genre>
  <set><name>Alien Collection</name><overview>All.</overview></set>
  <director>A. Director</director>
  <premiered>1979-05-25</premiered>
  <studio>A Studio</studio>
  <actor><name>Second</name><role>Two</role><order>1</order></actor>
  <actor><name>First</name><role>One</role><order>0</order><thumb>https://example.com/a.jpg</thumb></actor>
  <fileinfo><streamdetails><video><codec>h264</codec></video></streamdetails></fileinfo>
</movie>`;

test('reads a film', () => {
  expect(readNfo(FILM)).toEqual({
    kind: 'movie',
    ids: { imdb: 'tt0078748', tmdb: 348, tvdb: null },
    title: 'Alien & Others',
    originalTitle: 'Alén',
    year: 1979,
    premiered: '1979-05-25',
    plot: 'Long <b>text</b>.',
    outline: 'Short.',
    tagline: 'In space no one can hear you scream.',
    runtime: 117,
    rating: 8.9,
    genres: ['Horror', 'Science Fiction'],
    directors: ['A. Director'],
    actors: [
      { name: 'First', role: 'One', thumb: 'https://example.com/a.jpg' },
      { name: 'Second', role: 'Two', thumb: null },
    ],
    certificate: 'R',
    season: null,
    episode: null,
    setName: 'Alien Collection',
    studios: ['A Studio'],
    more: [],
  });
});

test('reads a URL after the XML, as Kodi allows', () => {
  expect(readNfo(`${FILM}\nhttps://www.imdb.com/title/tt0000001/`)).toMatchObject({
    title: 'Alien & Others',
    ids: { imdb: 'tt0078748' },
  });
  expect(readNfo('<movie><title>A</title></movie>\nhttps://www.imdb.com/title/tt0078748/')?.ids.imdb).toBe('tt0078748');
});

test('reads several episodes in one file', () => {
  const episode = (number: number) =>
    `<episodedetails><title>No. ${number}</title><season>1</season><episode>${number}</episode><aired>2008-01-20</aired></episodedetails>`;
  const nfo = readNfo(`<?xml version="1.0"?>\n${episode(1)}\n${episode(2)}\n${episode(3)}`);
  expect(nfo).toMatchObject({
    kind: 'episode',
    title: 'No. 1',
    season: 1,
    episode: 1,
    premiered: '2008-01-20',
    year: 2008,
  });
  expect(nfo?.more.map(({ title, episode: number }) => [title, number])).toEqual([
    ['No. 2', 2],
    ['No. 3', 3],
  ]);
});

test('reads a series and a season', () => {
  expect(readNfo('<tvshow><title>Show</title><tvdbid>79126</tvdbid><season>-1</season></tvshow>')).toMatchObject({
    kind: 'tvshow',
    title: 'Show',
    ids: { tvdb: 79126 },
    season: null,
  });
  expect(readNfo('<season><seasonnumber>2</seasonnumber><title>The Second</title></season>')).toMatchObject({
    kind: 'season',
    season: 2,
  });
});

test.each([
  ['https://www.imdb.com/title/tt0078748/', { imdb: 'tt0078748', tmdb: null, tvdb: null }],
  ['https://www.themoviedb.org/movie/348-alien', { imdb: null, tmdb: 348, tvdb: null }],
  ['https://www.themoviedb.org/tv/1396', { imdb: null, tmdb: 1396, tvdb: null }],
  ['http://thetvdb.com/?tab=series&id=79126', { imdb: null, tmdb: null, tvdb: 79126 }],
  ['░▒▓ iMDB ..: http://imdb.com/title/tt0078748 ▓▒░', { imdb: 'tt0078748', tmdb: null, tvdb: null }],
])('%s is read as a URL', (text, ids) => {
  expect(readNfo(text)).toMatchObject({ kind: null, title: null, ids });
});

test.each([
  ['nothing', ''],
  ['ornaments', '░▒▓ RELEASED BY NOBODY ▓▒░'],
  ['XML of something else', '<html><body>x</body></html>'],
  ['an element that is not closed', '<movie><title>x'],
  ['an empty one', '<movie></movie>'],
  ['a text alone', '<movie>x</movie>'],
  ['addresses of two films', 'https://imdb.com/title/tt0000001 https://imdb.com/title/tt0000002'],
  ['a field that names a prototype', '<movie><__proto__><title>x</title></__proto__></movie>'],
])('%s contains nothing', (_what, text) => {
  expect(readNfo(text)).toBeNull();
});

test.each([
  ['an id of IMDb without its type', '<id>tt0086190</id>', { ids: { imdb: 'tt0086190', tmdb: null, tvdb: null } }],
  ['an id of IMDb of no known type', '<uniqueid type="unknown">tt0086190</uniqueid>', { ids: { imdb: 'tt0086190' } }],
  ['an id of IMDb beside another one', '<id>348</id><id>tt0086190</id>', { ids: { imdb: 'tt0086190', tmdb: null } }],
  ['a bare number', '<id>348</id>', { ids: { imdb: null, tmdb: null, tvdb: null } }],
  ['entities of HTML', '<plot>Caf&eacute; Lamp&hellip; &Ccaron;&szlig;&lambda;</plot>', { plot: 'Café Lamp… Čßλ' }],
  ['entities in a CDATA section', '<plot><![CDATA[Caf&eacute; &ndash; <b>x</b>]]></plot>', { plot: 'Café – <b>x</b>' }],
  ['elements of HTML in a text', '<plot>More <b>bold</b> text.</plot>', { plot: 'More bold text.' }],
  ['elements within elements', '<plot><i>A <u>big</u></i>, red lamp</plot>', { plot: 'A big, red lamp' }],
  ['lines by HTML', '<plot>One.<br>Two.<br/>Three.</plot>', { plot: 'One.\nTwo.\nThree.' }],
  ['paragraphs by HTML', '<plot><p>One.</p><p>Two.</p></plot>', { plot: 'One.\nTwo.' }],
  ['an attribute beside a text', '<plot lang="en">One</plot>', { plot: 'One' }],
  ['a set with nothing but a description', '<set><overview>All</overview></set>', { setName: null }],
  ['an id of the wrong shape', '<uniqueid type="imdb">348</uniqueid>', { ids: { imdb: null } }],
  ['the older rating', '<rating>7,5</rating>', { rating: 7.5 }],
  ['a rating of nothing', '<rating>0</rating>', { rating: null }],
  ['a rating beyond', '<rating>75</rating>', { rating: null }],
  ['a time in words', '<runtime>1h 57m</runtime>', { runtime: 117 }],
  ['a time with its unit', '<runtime>117 min</runtime>', { runtime: 117 }],
  ['a year of letters', '<year>MCMLXXIX</year>', { year: null }],
  ['a day that was not', '<premiered>1979-02-30</premiered>', { premiered: null, year: null }],
  ['the older set', '<set>Alien Collection</set>', { setName: 'Alien Collection' }],
  ['an entity of its own', '<plot>&lol;</plot>', { plot: '&lol;' }],
  [
    'a picture of another kind',
    '<actor><name>A</name><thumb>javascript:x</thumb></actor>',
    { actors: [{ name: 'A', role: null, thumb: null }] },
  ],
  ['an actor without a name', '<actor><role>B</role></actor>', { actors: [] }],
])('%s', (_what, xml, said) => {
  expect(readNfo(`<movie><title>x</title>${xml}</movie>`)).toMatchObject({ title: 'x', ...said });
});

test('does not expand entities of a document', () => {
  const text = `<!DOCTYPE movie [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><movie><title>&b;&b;</title></movie>`;
  expect(readNfo(text)?.title).toBe('&b;&b;');
});

test.each(['\u200b', '&#8203;', '\u2060 \u00ad', '\u0301', '<![CDATA[\ufeff]]>'])(
  'a title that consists of invisible characters is no title: %j',
  (title) => {
    expect(readNfo(`<movie><title>${title}</title><originaltitle>Al</originaltitle></movie>`)).toMatchObject({
      title: null,
      originalTitle: 'Al',
    });
  },
);

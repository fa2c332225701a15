import { csvLines } from '@/lib/csvLines';

const cellsOf = (text: string) => csvLines(text).lines.map(({ cells }) => cells);

describe.each([',', ';', '\t', '|'])('a table with the separator %j', (separator) => {
  const table = (rows: number, ...titles: string[]) => [
    `Titel${separator}Jahr`,
    ...Array.from({ length: rows }, (_, row) => `${titles[row] ?? 'Film'}${separator}19${row + 50}`),
  ];

  test.each([0, 1, 2, 3, 7, 8, 9, 12])('is read with two columns and %i rows', (rows) => {
    for (const end of ['', '\n', '\r\n', '\r', '\n\n', '\n \n\n'])
      for (const between of ['\n', '\r\n']) {
        const cells = cellsOf(table(rows).join(between) + end);
        expect(cells).toHaveLength(rows + 1);
        for (const row of cells) expect(row).toHaveLength(2);
      }
  });

  test('is read with empty lines between the rows', () => {
    expect(cellsOf(`${table(2).join('\n\n')}\n`)).toEqual([
      ['Titel', 'Jahr'],
      ['Film', '1950'],
      ['Film', '1951'],
    ]);
  });

  test('is read with an empty last cell', () => {
    expect(cellsOf(`Titel${separator}Jahr\nHeat${separator}\n`)).toEqual([
      ['Titel', 'Jahr'],
      ['Heat', ''],
    ]);
  });

  test('is read with a row that lacks its second cell', () => {
    expect(cellsOf(`Titel${separator}Jahr\nHeat${separator}1995\nAlien\nUp\n`)).toEqual([
      ['Titel', 'Jahr'],
      ['Heat', '1995'],
      ['Alien'],
      ['Up'],
    ]);
  });

  test('is read below a line about the list and an empty line', () => {
    expect(cellsOf(`My list\n\nTitel${separator}Jahr\nHeat${separator}1995\n`).slice(1)).toEqual([
      ['Titel', 'Jahr'],
      ['Heat', '1995'],
    ]);
  });
});

test('punctuation in titles is not a separator', () => {
  expect(cellsOf('Titel;Jahr\nOne, Two;1995\n')).toEqual([
    ['Titel', 'Jahr'],
    ['One, Two', '1995'],
  ]);
  expect(cellsOf('film\nHeat; a story\nAlien\n')).toEqual([['film'], ['Heat; a story'], ['Alien']]);
  expect(cellsOf('title\n')).toEqual([['title']]);
});

test.each([
  ["'title','year'\n'Tora, Tora','1970'\n'It''s Alive','1974'\n", ['Tora, Tora', '1970'], ["It's Alive", '1974']],
  ["title,year\n'Tora, Tora',1970\n'Heat',1995", ['Tora, Tora', '1970'], ['Heat', '1995']],
  ["'title';'year'\r\n'Tora; Tora';1970\r\n", ['Tora; Tora', '1970']],
])('reads cells in single quotes: %j', (text, ...rows) => {
  expect(cellsOf(text).slice(1)).toEqual(rows);
});

test.each([
  ["title,year\n'71,2014\nSomethin',2000", ["'71", '2014'], ["Somethin'", '2000']],
  ["title,year\n'Til Dawn,2024\nHeat,1995", ["'Til Dawn", '2024'], ['Heat', '1995']],
  ["title,year\n'night',1986\nHeat,1995", ["'night'", '1986'], ['Heat', '1995']],
  ['"title","year"\n"\'71","2014"', ["'71", '2014']],
])('an apostrophe is not a quote: %j', (text, ...rows) => {
  expect(cellsOf(text).slice(1)).toEqual(rows);
});

import { untitledPosters } from '@tools/catalogue/report/untitledPosters';

test('says nothing if every poster has its title', () => {
  expect(untitledPosters([])).toEqual([]);
});

test('names titles whose letters no font has, and what to do', () => {
  expect(untitledPosters(['東京物語'])).toEqual([
    '1 poster drawn without a title, because no font on this computer has the letters of “東京物語”. ' +
      'The site shows these titles on their cards. Install fonts for them, such as Noto Sans and Noto Sans CJK, ' +
      'and run the command again.',
  ]);
});

test('names three titles of many, without control characters', () => {
  const [line] = untitledPosters(['기생\u001b충', 'בופור', 'रंग', 'ฉลาด', 'ქარი']);
  expect(line).toMatch(/^5 posters drawn .*“בופור”, “रंग”, … and 2 more\. /);
  expect(line).not.toMatch(/\u001b/);
});

test('tells a deployer whose posters are kept to delete them first', () => {
  expect(untitledPosters(['東京物語'], true)[0]).toMatch(
    /delete the posters in art\/posters, and run the command again/,
  );
});

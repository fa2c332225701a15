import { isCatalogueText, storageReport } from '@/persistence/storageReport';

const denied = () => {
  throw new DOMException('Denied', 'SecurityError');
};

beforeEach(() => localStorage.clear());

test('what is ours is told by its key and size, and nothing of what is in it', () => {
  localStorage.setItem('movieWatchlist', '[]');
  localStorage.setItem('kinora:catalogue', 'é€');
  localStorage.setItem('kinora:auth.unreadable', 'secret');
  localStorage.setItem('other', 'of another app at the same place');
  const report = storageReport();
  expect(report).toEqual({
    state: 'works',
    texts: [
      { key: 'kinora:auth.unreadable', bytes: 6 },
      { key: 'kinora:catalogue', bytes: 5 },
      { key: 'movieWatchlist', bytes: 2 },
    ],
  });
  expect(report.texts.filter(isCatalogueText)).toHaveLength(1);
  expect(localStorage).toHaveLength(4);
});

test('a storage that is full can still be read', () => {
  localStorage.setItem('kinora:auth', '{}');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  expect(storageReport()).toEqual({ state: 'readOnly', texts: [{ key: 'kinora:auth', bytes: 2 }] });
});

test('a storage that is blocked holds nothing', () => {
  expect(storageReport(denied)).toEqual({ state: 'blocked', texts: [] });
});

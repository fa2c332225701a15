import { isCatalogueText, storageReport } from '@/persistence/storageReport';

const denied = () => {
  throw new DOMException('Denied', 'SecurityError');
};

beforeEach(() => localStorage.clear());

test('lists the app’s keys and sizes without any content', () => {
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

test('reports a full storage as read-only', () => {
  localStorage.setItem('kinora:auth', '{}');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  expect(storageReport()).toEqual({ state: 'readOnly', texts: [{ key: 'kinora:auth', bytes: 2 }] });
});

test('reports a blocked storage as empty', () => {
  expect(storageReport(denied)).toEqual({ state: 'blocked', texts: [] });
});

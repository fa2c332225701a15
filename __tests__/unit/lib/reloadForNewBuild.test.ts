import { reloadForNewBuild } from '@/lib/reloadForNewBuild';

const gone = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** Adds the page's main script with the name of a build. */
function loadedFrom(build: string) {
  const script = document.createElement('script');
  script.src = `/kinora/assets/main.${build}.js`;
  // jsdom does not run scripts.
  document.head.replaceChildren(script);
}

beforeEach(() => {
  sessionStorage.clear();
  loadedFrom('abc');
  // jsdom cannot navigate and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the page reloads once for each build', () => {
  expect(reloadForNewBuild(gone())).toBe(true);
  expect(reloadForNewBuild(gone())).toBe(false);

  loadedFrom('def');
  expect(reloadForNewBuild(gone())).toBe(true);
});

test('the page does not reload for other errors, without a network, or without session storage', () => {
  expect(reloadForNewBuild(new Error('other'))).toBe(false);

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadForNewBuild(gone())).toBe(false);
  jest.restoreAllMocks();

  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(reloadForNewBuild(gone())).toBe(false);
});

import { loadChunk, reloadForNewBuild } from '@/lib/loadChunk';

const gone = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** The page's own script, as index.html names it. */
function loadedFrom(build: string) {
  const script = document.createElement('script');
  script.src = `/kinora/assets/main.${build}.js`;
  // Not run: jsdom runs no scripts.
  document.head.replaceChildren(script);
}

describe('a chunk', () => {
  test('that fails once is asked for once more', async () => {
    const load = jest.fn().mockRejectedValueOnce(gone()).mockResolvedValueOnce('part');

    expect(await loadChunk(load)).toBe('part');
  });

  test('that fails twice has failed', async () => {
    const load = jest.fn().mockRejectedValue(gone());

    await expect(loadChunk(load)).rejects.toThrow('Loading chunk 7 failed.');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('whether the page loads anew', () => {
  beforeEach(() => {
    sessionStorage.clear();
    loadedFrom('abc');
    // jsdom cannot navigate and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('once for a build, and again only for the next one', () => {
    expect(reloadForNewBuild(gone())).toBe(true);
    expect(reloadForNewBuild(gone())).toBe(false);

    loadedFrom('def');
    expect(reloadForNewBuild(gone())).toBe(true);
  });

  test('not for another error, not without a network, not where the tab cannot remember', () => {
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
});

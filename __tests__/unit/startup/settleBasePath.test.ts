import { settleBasePath } from '@/startup/settleBasePath';
import { PLACE_KEY } from '@/persistence/storedNames';

const bootOf = (path: string) => ({
  path,
  copy: ({ content }: HTMLTemplateElement) => content.cloneNode(true) as DocumentFragment,
  config: Promise.resolve(new Response()),
  answers: new Map(),
  cachedAt: '',
  show: () => undefined,
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  const links = Object.assign(document.createElement('template'), { id: 'links' });
  links.content.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/app.webmanifest' }));
  document.head.replaceChildren(links);
});

test('rewrites the address to its canonical form, with query and hash', () => {
  history.replaceState({ key: 'kept' }, '', '/movies/?genre=28#list');
  settleBasePath(bootOf('movies'));
  expect(location.pathname + location.search + location.hash).toBe('/movies?genre=28#list');
  expect(history.state).toEqual({ key: 'kept' });
});

test('stores the base path for the next visit, and adds the page’s links', () => {
  settleBasePath(bootOf(''));
  expect(localStorage.getItem(PLACE_KEY)).toBe('/');
  expect(document.querySelector('head > link[rel=manifest]')).toHaveAttribute('href', '/app.webmanifest');
});

test('works with a blocked storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  history.replaceState(null, '', '/index.html');
  settleBasePath(bootOf(''));
  expect(location.pathname).toBe('/');
  jest.restoreAllMocks();
});

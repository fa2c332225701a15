import { APP_URL, BASE_PATH } from '@/config/basePath';

test('outside a bundle the app is at the root of its host', () => {
  expect([APP_URL, BASE_PATH]).toEqual(['http://localhost/', '/']);
});

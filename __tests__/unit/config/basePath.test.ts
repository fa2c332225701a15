import { APP_URL, BASE_PATH } from '@/config/basePath';

test('the app is at the root of its host outside of a bundle', () => {
  expect([APP_URL, BASE_PATH]).toEqual(['http://localhost/', '/']);
});

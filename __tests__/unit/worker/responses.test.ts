import { scriptsOf } from '@/worker/responses';

test.each([
  ['as the build writes them', '<script defer src="/~/assets/main.1a2b3c4d.js" integrity="sha256-x"></script>'],
  ['without quotes', '<script defer=defer src=/~/assets/main.1a2b3c4d.js integrity=sha256-x></script>'],
  ['in single quotes', "<script src='assets/main.1a2b3c4d.js'></script>"],
])('finds the scripts of a page %s', (_how, html) => {
  expect(scriptsOf(`<p>assets/other.js</p>${html}`)).toEqual(['assets/main.1a2b3c4d.js']);
});

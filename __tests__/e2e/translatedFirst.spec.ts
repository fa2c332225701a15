import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { makeOwnCatalogue } from './support/ownCatalogue';
import type { OwnSite } from './support/ownSite';
import { test } from './support/ownSite';
import type { Visit } from './support/translatedVisit';
import { button, expectSameWords, genre, holds, key, labelled, link, type } from './support/translatedVisit';

// A worker would answer the requests for the scripts that the tests hold back.
test.use({ serviceWorkers: 'block' });

const VISITS: readonly Visit[] = [
  {
    title: 'the landing, where an address is typed and a question opened',
    path: './',
    isSignedOut: true,
    inGate: true,
    before: [type('textbox', 'early@viewer.example'), button('What is Kinora?')],
    after: [holds('textbox', 'early@viewer.example'), button('What is Kinora?')],
  },
  {
    title: 'home, where the menu is opened and another title shown',
    path: './',
    before: [labelled('Account menu')],
    after: [key('Escape'), link('MOVIES', /movies$/), (page) => page.goBack()],
  },
  {
    title: 'movies, where genres are chosen',
    path: './movies',
    inGate: true,
    before: [genre('Action')],
    after: [genre('Drama'), button('Filters'), key('Escape')],
  },
  {
    title: 'a title, which is added and removed',
    path: './movie/1001',
    inGate: true,
    before: [button('Add to Watchlist')],
    after: [button('In Watchlist'), button('Add to Watchlist')],
  },
  {
    title: 'the search, where words are typed and sent',
    path: './search',
    before: [type('combobox', 'star'), key('Enter')],
    after: [labelled('Clear search'), type('combobox', 'the'), key('Enter')],
  },
  {
    title: 'series, where the filters are opened',
    path: './series',
    before: [button('Filters')],
    after: [key('Escape'), link('HOME', /kinora\/$/)],
  },
  {
    title: 'series on a phone, where the menu is opened',
    path: './series',
    width: 390,
    before: [labelled('Menu')],
    after: [key('Escape')],
  },
  {
    title: 'the watchlist, which is left by a link',
    path: './watchlist',
    before: [link('MOVIES', /movies$/)],
    after: [link('HOME', /kinora\/$/)],
  },
];

for (const one of VISITS)
  test(
    `the app takes over a first screen that was translated before: ${one.title}`,
    one.inGate ? {} : EXHAUSTIVE_ONLY,
    async ({ page }) => {
      await expectSameWords(page, one);
    },
  );

/** Turns the copy of the bundle into a deployer's own site, with its own pages of titles. */
function makeOwn({ folder }: OwnSite) {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder });
  run('deploy/setup.cjs', '--yes', '--name', 'Film & Club', '--tagline', 'Old films, shown again.');
  const { files } = makeOwnCatalogue(30);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'api', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }
  run('deploy/pages.cjs');
}

const OWN_VISITS: readonly Visit[] = [
  {
    // Its home has nothing to press before the app is interactive.
    title: 'its home, which is left by a link',
    path: '',
    before: [],
    after: [link('MOVIES', /movies$/), genre('Drama'), link('HOME', /kinora\/$/)],
  },
  {
    title: 'its page of a title, which is added and removed',
    path: `movie/${makeOwnCatalogue(30).movies[7]?.id}`,
    before: [button('Add to Watchlist')],
    after: [button('In Watchlist'), link('HOME', /kinora\/$/)],
  },
];

for (const one of OWN_VISITS)
  test(
    `the first screens of an own site can be translated as well: ${one.title}`,
    EXHAUSTIVE_ONLY,
    async ({ page, site, traffic }) => {
      test.slow();
      // The site has neither a hero nor images.
      traffic.allow(/./);
      makeOwn(site);
      await expectSameWords(page, { ...one, path: site.url + one.path });
    },
  );

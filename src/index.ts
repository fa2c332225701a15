import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { nextTurn } from './lib/nextTurn';
import { notePace } from './lib/pace';

/** To be run one by one, each in a task of its own: the page answers in between. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './app/reactDom'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager" */ './app/App'),
];

async function paced(run: () => Promise<unknown>): Promise<void> {
  const begun = Date.now();
  await run();
  notePace(Date.now() - begun);
}

/** A function, as waiting at a module's top level has webpack bring a runtime for it. */
async function begin(): Promise<void> {
  for (const run of PARTS) {
    await nextTurn();
    await paced(run);
  }
  await nextTurn();
  // Scripts from the cache may be here before the rest of a page that comes slowly.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  // Data of an earlier build, whose keys had no base path, is migrated before anything reads it.
  if (window.kinora?.isUnadopted)
    await import(/* webpackChunkName: "settings" */ './persistence/adoptEarlierData').then(
      (chunk) => chunk.adoptEarlierData(localStorage),
      () => undefined,
    );
  await paced(async () => {
    const { start } = await import(/* webpackMode: "eager" */ './app/start');
    start();
  });
}

void begin();

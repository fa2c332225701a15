import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { yieldToMain } from './lib/yieldToMain';
import { recordStartupCost } from './lib/devicePerformance';

/** The parts run one by one, each in a task of its own, so that the page stays responsive in between. */
const STARTUP_STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ '@/startup/reactDom'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  // In another language, the modules of the app need its texts as soon as they run.
  async () => {
    const { kinora } = window;
    if (!kinora?.language) return;
    const { decided } = kinora.language;
    const isLoaded = await import(/* webpackChunkName: "language" */ './i18n/loadLanguage').then(
      ({ loadLanguage }) => loadLanguage(decided),
      () => false,
    );
    if (isLoaded) return;
    kinora.language = undefined;
    Object.assign(document.documentElement, { lang: 'en', dir: '' });
    delete document.documentElement.dataset.script;
  },
  () => import(/* webpackMode: "eager" */ './app/App'),
];

async function paced(run: () => Promise<unknown>): Promise<void> {
  const begun = Date.now();
  await run();
  recordStartupCost(Date.now() - begun);
}

/** A function, because top-level await would make webpack add its runtime for async modules. */
async function begin(): Promise<void> {
  for (const run of STARTUP_STEPS) {
    await yieldToMain();
    await paced(run);
  }
  await yieldToMain();
  // Cached scripts can run before the rest of a slow page has been parsed.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  // Migrates the data of an earlier build, whose keys had no base path, before any code reads it.
  if (window.kinora?.isUnadopted)
    await import(/* webpackChunkName: "site-extras" */ './persistence/adoptEarlierData').then(
      (chunk) => chunk.adoptEarlierData(localStorage),
      () => undefined,
    );
  await paced(async () => {
    const { start } = await import(/* webpackMode: "eager" */ '@/startup/start');
    start();
  });
}

void begin();

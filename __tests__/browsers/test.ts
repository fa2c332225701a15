import { test as base, expect } from '@playwright/test';
import { SIGNED_IN } from '../e2e/support/test';
import type { Engine, EngineKind } from './engines/engine';
import { firefox } from './engines/firefox';
import { Tab } from './tab';

export { expect };

export interface EngineOptions {
  engineKind: EngineKind;
}

interface Tabs {
  newTab: () => Promise<Tab>;
  tab: Tab;
}

export const test = base.extend<Tabs, EngineOptions & { engine: Engine }>({
  engineKind: [firefox, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineKind }, use) => {
      const engine = await engineKind.start();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  /** Fails the test if one of its tabs reports an uncaught error, an unhandled rejection or a policy violation. */
  newTab: async ({ engine, baseURL }, use) => {
    const visitor = await engine.newVisitor();
    const tabs: Tab[] = [];
    await use(async () => {
      const tab = new Tab(await visitor.newTab(), baseURL ?? '');
      tabs.push(tab);
      return tab;
    });
    const faults: (string | null)[] = [];
    for (const tab of tabs) faults.push(await tab.run(() => sessionStorage.getItem('faults')));
    await visitor.leave();
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  },
  tab: async ({ newTab }, use) => {
    await use(await newTab());
  },
});

/** Stores the session of a viewer who signed in on an earlier visit. */
export async function signInBefore(tab: Tab) {
  await tab.openBeside();
  await tab.run((state) => localStorage.setItem('kinora:auth', state), SIGNED_IN);
}

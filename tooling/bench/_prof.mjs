import { writeFileSync } from 'node:fs';
import { visit } from './browser/visit.mjs';
import { startServers } from './server/start.mjs';
import { TRIALS } from './trials.mjs';
import { quiet } from './browser/quiet.mjs';
const started = await startServers();
const servers = { ...started, slowdown: 3.2 };
const N = Number(process.argv[2] ?? 3);
const metric = async (s) => Object.fromEntries((await s.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]));
for (const name of ['search', 'search, live', 'search, 10,000 own']) {
  const { measure, origin, path, ...conditions } = TRIALS[name];
  const text = name === 'search' ? 'exorcist' : 'silent river';
  for (let i = 0; i < N; i += 1)
    await visit(servers, conditions, async ({ page, session, network }) => {
      await page.goto(servers.origins[origin] + path);
      await quiet({ page, network });
      await page.evaluate(() => document.querySelector('[role=combobox]').focus());
      await quiet({ page, network });
      const a = await metric(session);
      await session.send('Profiler.enable'); await session.send('Profiler.setSamplingInterval', { interval: 500 });
      if (i === N - 1) await session.send('Profiler.start');
      await page.keyboard.type(text, { delay: 80 });
      await new Promise((r) => setTimeout(r, 1200));
      if (i === N - 1) { const { profile } = await session.send('Profiler.stop'); writeFileSync(`/tmp/prof-${name.replace(/\W+/g, '-')}.json`, JSON.stringify(profile)); }
      const b = await metric(session);
      const d = (k) => ((b[k] - a[k]) * 1000 / text.length).toFixed(1);
      console.log(name, 'per key: task', d('TaskDuration'), 'script', d('ScriptDuration'), 'layout', d('LayoutDuration'), 'style', d('RecalcStyleDuration'), 'v8', d('V8CompileDuration'));
    });
}
servers.stop();
process.exit(0);

import { withoutDemo, withoutMissing } from '@tools/deploy/setup/pruneDemo';

const PAGE = `<head><template id="preloads-home"><link></template><template id="preloads-landing"><link></template>
<script data-site="{}">boot()</script><style>a{}</style></head>
<template id="first-landing"><h1>Demo</h1></template>
<template id="first-home"><header>H</header><main><h1>Home</h1><section class="x">The Film</section><section>Studios</section><p></p></main></template>
<template id="first-movies"><main>Movies</main></template>
<template id="first-other"><div>Loading…</div></template>`;

test('shows the loading screen instead of the landing page, and Home without its rows', () => {
  const page = withoutDemo(PAGE);
  expect(page).toContain('<template id="first-landing"><div>Loading…</div></template>');
  expect(page).toContain('<template id="first-home"><header>H</header><main><h1>Home</h1><p></p></main></template>');
  expect(page).not.toMatch(/preloads|The Film|Studios|Demo/);
});

test('keeps scripts, styles and other screens, and changes nothing in a second run', () => {
  const page = withoutDemo(PAGE);
  for (const part of ['<script data-site="{}">boot()</script><style>a{}</style>', '<main>Movies</main>'])
    expect(page).toContain(part);
  expect(withoutDemo(page)).toBe(page);
});

test('removes missing files from the service worker’s list, and nothing else', () => {
  const worker = 'const a=["assets/x"+b];const files=["assets/main.1.js","assets/samples.2.js"];run(files)';
  expect(withoutMissing(worker, (file) => !file.includes('samples'))).toBe(
    'const a=["assets/x"+b];const files=["assets/main.1.js"];run(files)',
  );
});

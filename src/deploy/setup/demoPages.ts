/**
 * Returns a page of the app without the demo's content: the landing page starts with the loading state, and Home with
 * its header only, because its rows depend on the catalogue.
 */
export function withoutDemo(html: string): string {
  const loading = templateOf(html, 'first-other');
  const home = templateOf(html, 'first-home').replaceAll(/<section\b.*?<\/section>/gs, '');
  return [
    ['first-landing', loading],
    ['first-home', home],
    // Without these templates the boot script waits for no image.
    ['preloads-landing', null],
    ['preloads-home', null],
  ].reduce<string>((page, [name, content]) => withTemplate(page, name ?? '', content ?? null), html);
}

const patternOf = (name: string) => new RegExp(`(<template id="${name}"\\s*>)(.*?)(</template\\s*>)`, 's');

const templateOf = (html: string, name: string): string => patternOf(name).exec(html)?.[2] ?? '';

/** Replaces the content of a template. Null removes the template. */
const withTemplate = (html: string, name: string, content: string | null): string =>
  html.replace(patternOf(name), (_, start: string, _old, end: string) =>
    content === null ? '' : start + content + end,
  );

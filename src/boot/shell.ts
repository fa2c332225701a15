/** Loads everything that index.html has beyond a title's own page; undefined where it cannot be loaded. */
export const loadShell = (address: string): Promise<Document | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${address}.html`);
    // Trusted Types would forbid a parser.
    request.responseType = 'document';
    request.onloadend = () => resolve((request.response as Document | null) ?? undefined);
    request.send();
  });

/**
 * Puts templates and icons into the page. A host may have wrapped them, and what it has added to the file, such as a
 * script or a banner, stays out.
 */
export function addShell(shell: Document | undefined): void {
  document.body.append(...(shell?.querySelectorAll('template, svg[hidden]') ?? []));
}

/** Loads a style sheet; a page waits for it, whether it comes or not. */
export const loadStyles = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: resolve });
    document.head.append(link);
  });

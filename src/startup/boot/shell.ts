/** Loads everything that index.html has beyond a title's own page; undefined if it cannot be loaded. */
export const loadShell = (address: string): Promise<Document | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${address}.html`);
    // Trusted Types would forbid a `DOMParser`.
    request.responseType = 'document';
    request.onloadend = () => resolve((request.response as Document | null) ?? undefined);
    request.send();
  });

/**
 * Adds the templates and icons to the page. A host may have wrapped them. Additions of the host to the file, such as a
 * script or a banner, are left out.
 */
export function addShell(shell: Document | undefined): void {
  document.body.append(...(shell?.querySelectorAll('template, svg[hidden]') ?? []));
}

/** Loads a style sheet. Resolves in any case, also if the style sheet fails to load, because the page waits for it. */
export const loadStyles = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: resolve });
    document.head.append(link);
  });

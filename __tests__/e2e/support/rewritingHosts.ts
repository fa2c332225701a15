import type { Page } from '@playwright/test';

type Headers = Readonly<Record<string, string>>;

/** A host or a proxy that changes the responses of the bundle's server. */
export interface RewritingHost {
  name: string;
  /** Changes each HTML file, including fragments. */
  html?: (html: string) => string;
  /** Returns headers that replace those of the server. An empty value removes the header. */
  headers?: (path: string) => Headers;
  /** Responses of the host itself, by path. */
  files?: Record<string, string>;
  /** Runs in each page before its first element is parsed, as an extension does. */
  init?: () => void;
  /** Whether inline scripts are blocked, so that the boot script loads from a file. */
  blocksInline?: boolean;
  /** Whether `npm test` tests this host. */
  isCommon?: boolean;
}

const outsideScripts = (html: string, change: (text: string) => string) =>
  html
    .split(/(<(script|style|noscript)\b.*?<\/\2>)/s)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

const policy = (value: string) => () => ({ 'content-security-policy': value });
const BANNER = '<div style="position:static">You are on the guest network.</div>';
const ROCKET_TYPE = 'type="0f1e2d-text/javascript"';

/**
 * Cloudflare's Rocket Loader: the browser runs no script by itself, and one script re-creates the others from their
 * text.
 */
const ROCKET_LOADER = `for (const old of document.querySelectorAll('script[${ROCKET_TYPE}]')) {
  const script = document.createElement('script');
  for (const { name, value } of old.attributes) if (name !== 'type') script.setAttribute(name, value);
  script.text = old.text;
  old.replaceWith(script);
}`;

const withLoader = (html: string) =>
  html
    .replaceAll(/<script\b(?![^>]*data-cfasync="false")/g, `<script ${ROCKET_TYPE}`)
    .replace('</body>', '<script src="/cdn-cgi/rocket-loader.js" defer></script></body>');

export const HOSTS: readonly RewritingHost[] = [
  {
    name: 'Rocket Loader re-creates scripts',
    html: withLoader,
    files: { '/cdn-cgi/rocket-loader.js': ROCKET_LOADER },
    isCommon: true,
  },
  {
    name: "a header allows nothing but the host's own files",
    headers: policy("default-src 'self'"),
    blocksInline: true,
    isCommon: true,
  },
  {
    name: 'a header says ISO 8859-1 of every text',
    headers: (path): Headers => {
      if (path.endsWith('.js')) return { 'content-type': 'text/javascript; charset=iso-8859-1' };
      if (path.endsWith('.css')) return { 'content-type': 'text/css; charset=iso-8859-1' };
      if (/\.\w+$/.test(path) && !path.endsWith('.html')) return {};
      return { 'content-type': 'text/html; charset=iso-8859-1' };
    },
    isCommon: true,
  },
  { name: 'a header says Shift JIS of the page', headers: charset('shift_jis') },
  { name: 'a header says Windows 1252 of the page', headers: charset('windows-1252') },
  { name: 'a header allows only scripts of the host', headers: policy("script-src 'self'"), blocksInline: true },
  { name: 'a header forbids styles inside the page', headers: policy("style-src 'self'; img-src * data:") },
  {
    name: 'a header with a nonce of its own',
    headers: policy("script-src 'self' 'nonce-abc'; style-src 'self' 'unsafe-inline'"),
    blocksInline: true,
  },
  {
    name: 'scripts inside the page are minified, so that their hashes no longer match',
    html: (html) => html.replaceAll(/(<script[^>]*>)(?=[^<])(?!\{)/g, '$1/**/'),
    blocksInline: true,
  },
  {
    name: 'scripts inside the page are stripped',
    html: (html) => html.replaceAll(/(<script(?![^>]*json)[^>]*>)[^<](?:(?!<\/script).)*/gs, '$1'),
    blocksInline: true,
  },
  {
    name: 'space between tags and comments are dropped',
    html: (html) => outsideScripts(html, (text) => text.replaceAll(/<!--.*?-->/gs, '').replaceAll(/>\s+</g, '><')),
    isCommon: true,
  },
  {
    name: 'quotes of attributes are dropped',
    html: (html) =>
      outsideScripts(html, (text) => text.replaceAll(/([\w-]+)="([\w./#-]+)"(?=[\s>])(?!\s*\/>)/g, '$1=$2')),
  },
  {
    name: 'optional tags are dropped',
    html: (html) => outsideScripts(html, (text) => text.replaceAll(/<\/(?:p|li|body|html|head)>|<body>/g, '')),
  },
  {
    name: 'names of tags are in capitals',
    html: (html) => html.replaceAll(/<(\/?)(div|p|section|h[1-6]|span)\b/g, upper),
  },
  {
    name: 'a script is put at the start of the head and the end of the body',
    html: (html) =>
      html
        .replace(/<head>/, '<head><script>window.injected = 1</script><style>.injected { top: 0 }</style>')
        .replace('</body>', '<script src="/injected.js"></script></body>'),
    files: { '/injected.js': 'document.documentElement.dataset.injected = "yes";' },
    isCommon: true,
  },
  {
    name: 'fragments get a script and a banner, too',
    html: (html) =>
      html
        .replace('<meta charset="utf-8">', '<meta charset="utf-8"><script src="/injected.js"></script>')
        .replace(/<body>/, `<body>${BANNER}`),
    files: { '/injected.js': '' },
    isCommon: true,
  },
  { name: 'a banner stands at the end of the body', html: (html) => html.replace('</body>', `${BANNER}</body>`) },
  {
    name: 'all that the body holds is wrapped',
    html: (html) => html.replace('<body>', '<body><div class="wrap">').replace('</body>', '</div></body>'),
  },
  {
    name: 'a frame is put above the page',
    html: (html) => html.replace('<body>', '<body class="proxied"><iframe srcdoc="" title="Toolbar" hidden></iframe>'),
  },
  {
    name: 'addresses of e-mail are hidden',
    html: (html) =>
      outsideScripts(html, (text) =>
        text.replaceAll(
          /\b[\w.]+@[\w.]+\.\w+/g,
          '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="1a">[email&#160;protected]</a>',
        ),
      ),
  },
  {
    name: 'types of files are wrong, and the browser may not guess',
    headers: (path): Headers => ({
      'x-content-type-options': 'nosniff',
      ...(/\.(webmanifest|json|mjs|map)$|\/api\//.test(path) && { 'content-type': 'application/octet-stream' }),
    }),
  },
  {
    name: 'answers of the API are said to be plain text',
    headers: (path): Headers => (/\/api\/|json$/.test(path) ? { 'content-type': 'text/plain' } : {}),
  },
  {
    name: 'elements without content are closed as in XML',
    html: (html) =>
      outsideScripts(html, (text) => text.replaceAll(/<(meta|link|img|input|br)\b([^>]*?)\s*\/?>/g, '<$1$2 />')),
  },
  {
    name: 'a byte order mark stands before the page',
    html: (html) => `\ufeff${html}`,
  },
  {
    name: 'a comment stands before and after the page',
    html: (html) => `<!-- cached -->${html}<!-- served in 0.2 s -->`,
  },
  {
    name: 'every script is deferred',
    html: (html) => html.replaceAll(/<script\b(?=[^>]* src=)/g, '<script defer'),
  },
  {
    name: 'pictures are loaded lazily by the host',
    html: (html) => html.replaceAll(/<img\b(?![^>]*loading=)/g, '<img loading="lazy"'),
  },
  {
    name: 'links are prefetched from a Link header',
    headers: () => ({ link: '</kinora/config.json>; rel=preload; as=fetch; crossorigin' }),
  },
  {
    name: 'an extension adds attributes and elements before the page is read',
    init: () => {
      const change = () => {
        document.documentElement.setAttribute('data-extension', 'yes');
        document.documentElement.classList.add('dark-reader');
        (document.body as HTMLElement | null)?.setAttribute('cz-shortcut-listen', 'true');
        document.body.prepend(document.createElement('extension-panel'));
      };
      document.addEventListener('DOMContentLoaded', change);
    },
  },
];

function charset(name: string) {
  return (path: string): Headers =>
    /\.\w+$/.test(path) && !path.endsWith('.html') ? {} : { 'content-type': `text/html; charset=${name}` };
}

function upper(tag: string) {
  return tag.toUpperCase();
}

/** Headers of the bundle's server that a plain host does not send. */
const DROPPED = ['content-security-policy'];

/** Sends the responses of the server through the host. */
export async function behindHost(page: Page, { html, headers, files = {}, init }: RewritingHost): Promise<void> {
  if (init) await page.addInitScript(init);
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const own = files[pathname];
    if (own !== undefined) return route.fulfill({ contentType: 'text/javascript', body: own });
    // The response of a video may never end.
    if (/\.(mp4|webm|webp|jpg|png|woff2)$/.test(pathname)) return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const sent = response.headers();
    const isHtml = sent['content-type']?.startsWith('text/html') ?? false;
    const changed = isHtml && html ? { body: html(await response.text()) } : {};
    // The body is no longer compressed.
    const left = 'body' in changed ? [...DROPPED, 'content-encoding', 'content-length'] : DROPPED;
    const kept = Object.fromEntries(Object.entries(sent).filter(([name]) => !left.includes(name)));
    return route.fulfill({ response, headers: { ...kept, ...headers?.(pathname) }, ...changed });
  });
}

import type { StoredBranding } from '@/config/storedBranding';
import pageTexts from '@/contracts/pageTexts.json';
import { asciiMarkup } from './pages/markup';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The English texts that a page itself contains, by their ids; `{name}` is the name of the site. */
const PAGE_TEXTS: Readonly<Record<string, string>> = { ...pageTexts.booted, ...pageTexts.fixed };

/** The data about the site that a page contains before any script runs. */
export interface PageHead {
  look: StoredBranding;
  /** The language of the page, such as `en` or `de-DE`. */
  language: string;
  /** The texts of the first screen in that language, as startup/boot/language reads them; empty for English. */
  words: string;
  /** Returns the translation of a text of the page into that language. */
  translate: (english: string) => string;
  /** The title of the page in English, without the name of the site. Null keeps the title of the page. */
  title: string | null;
  /** The description for search engines and chats. Null keeps the description of the page. */
  description: string | null;
  /** The public address of the page. Null if it is unknown, or if the page has its own. */
  canonical: string | null;
  /** Whether search engines must ignore the page. */
  isHidden: boolean;
  /** The icon of the browser tab as a data URL. Null keeps the icon of the page. */
  icon: string | null;
  /** The image that chats show for pages without an image of their own. Null keeps the image of the page. */
  image: { address: string; isLarge: boolean } | null;
}

/** Returns the page with the site's name, description, language and icon, and with the data for the boot script. */
export function brandPage(html: string, head: PageHead): string {
  const { look, language, words, translate, title, description, canonical, isHidden, icon, image } = head;
  const name = escapeHtml(look.name ?? 'Kinora');
  const own = title === null ? null : `${escapeHtml(translate(title))} · `;
  // A page with its own title has this title before the name.
  const rename = (_: string, start: string, before = '', end: string) => start + (own ?? before) + name + end;
  const translateText = (whole: string, start: string, id: string, end: string) =>
    PAGE_TEXTS[id] === undefined
      ? whole
      : start + escapeHtml(translate(PAGE_TEXTS[id]).replace('{name}', () => look.name ?? 'Kinora')) + end;
  const put = (text: string) => (_: string, start: string, end: string) => start + escapeHtml(text) + end;
  let page = html
    .replace(/(<html lang=")[^"]*(")/, put(language))
    .replace(/(<title>)([^<]* (?:·|&#183;) )?[^<]*(<\/title>)/, rename)
    .replace(/(property="og:title" content=")([^"]* (?:·|&#183;) )?[^"]*(")/, rename)
    .replaceAll(/(<span data-name(?:="")?>)[^<]*(<\/span>)/g, put(look.name ?? 'Kinora'))
    .replaceAll(/(<\w+ [^>]*data-text="(\w+)"[^>]*>)[^<]*(<)/g, translateText)
    .replace(/(<template id="words"\s*>)[^<]*(<\/template>)/, put(words))
    .replace(/data-site="[^"]*"/, () => `data-site="${escapeHtml(JSON.stringify(look))}"`)
    .replace(/<meta name="robots" content="noindex">/, '')
    .replace('</title>', (end) => (isHidden ? `${end}<meta name="robots" content="noindex">` : end));
  if (description !== null)
    page = page.replaceAll(/((?:name="|property="og:)description" content=")[^"]*(")/g, put(description));
  if (icon !== null) page = page.replace(/(<link rel="icon" href=")[^"]*(")/, put(icon));
  if (canonical !== null)
    page = page
      .replace(/<link rel="canonical"[^>]*>(<meta property="og:url"[^>]*>)?/, '')
      .replace(
        '<meta property="og:title"',
        (next) =>
          `<link rel="canonical" href="${escapeHtml(canonical)}"><meta property="og:url" content="${escapeHtml(canonical)}">${next}`,
      );
  if (image !== null)
    page = page
      .replace(/(property="og:image" content=")[^"]*(")/, put(image.address))
      .replace(/(name="twitter:card" content=")[^"]*(")/, put(image.isLarge ? 'summary_large_image' : 'summary'));
  return asciiMarkup(page);
}

interface ManifestText {
  name: string;
  /** Null keeps the description of the manifest. */
  description: string | null;
  language: string;
}

/** Returns app.webmanifest with the site's name. Leaves out screenshots and icons that are not in the bundle. */
export function brandManifest(
  manifest: string,
  { name, description, language }: ManifestText,
  isThere: (file: string) => boolean,
): string {
  const content = JSON.parse(manifest) as Record<string, unknown>;
  const present = (images: unknown) =>
    Array.isArray(images) ? (images as { src: string }[]).filter(({ src }) => isThere(src)) : [];
  const { icons, screenshots, ...rest } = content;
  const shown = present(screenshots);
  const branded = {
    ...rest,
    name,
    short_name: name,
    ...(description !== null && { description }),
    ...(typeof rest.lang === 'string' && { lang: language }),
    ...(icons !== undefined && { icons: present(icons) }),
    ...(shown.length > 0 && { screenshots: shown }),
  };
  return `${JSON.stringify(branded, null, 2)}\n`;
}

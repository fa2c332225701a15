import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pageTexts from '@/contracts/pageTexts.json';
import routes from '@/contracts/routes.json';
import type { BlockedHost } from '@/config/blockedHosts';
import { blockedHosts } from '@/config/blockedHosts';
import { firstTexts } from '@/contracts/catalogueFile';
import type { OfferedLanguage } from '@/contracts/language';
import { isOffered, readLanguages } from '@/contracts/language';
import { brandingOf } from '@/config/storedBranding';
import { readConfig } from '@/config/readConfig';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Site } from '@/config/site';
import { isRecord, parseRecord } from '@/lib/json';
import type { PageHead } from './brandPages';
import { brandManifest, brandPage } from './brandPages';
import { change, PAGE_TEXTS, pagesOf, serverFilesOf, write } from './bundleFiles';
import { readConfigFile } from './configFile';
import { ownLacks, UNKNOWN_ADDRESS } from './ownLacks';
import { pageWords } from './pageWords';
import { robotsText } from './robots';

/** Adds hosts to the content security policy in a page or a server's file. */
const allowHosts = (file: string, hosts: readonly BlockedHost[]): string =>
  hosts.reduce(
    (text, { directive, origin }) =>
      text.replace(new RegExp(`${directive} [^;"]*`, 'g'), (sources) =>
        sources.split(' ').includes(origin) ? sources : `${sources} ${origin}`,
      ),
    file,
  );

/** Returns the page with the base path of the bundle, so that the boot script need not detect it. */
const placePage = (html: string, address: string): string =>
  html.replace(/data-base="[^"]*"/, () => `data-base="${new URL(address).pathname}"`);

const SOCIAL_IMAGE = 'art/brand/social-1200x630.png';
const ICON_IMAGE = 'art/brand/icon-512.png';

interface ApplyResult {
  name: string;
  pageCount: number;
  /** The changed files, relative to the bundle. */
  changed: string[];
  /** The hosts that the policy did not allow before. */
  hosts: readonly BlockedHost[];
}

interface Options {
  /** The address of the bundle from the command line. It overrides `siteUrl`. */
  address: string | null;
  warn: (message: string) => void;
}

/** Returns the settings about languages without those that the bundle does not contain, or that the site does not offer. */
function knownLanguages(
  { uiLanguage, uiLanguages }: Site,
  offered: readonly OfferedLanguage[],
  warn: Options['warn'],
): Pick<Site, 'uiLanguage' | 'uiLanguages'> {
  const inBundle = ['en', ...offered.map(([code]) => code)];
  const check = (setting: string, code: string, known: readonly string[]) => {
    if (known.includes(code)) return true;
    warn(`config.json: ${setting} “${code}” is ignored, because it is none of ${known.join(', ')}`);
    return false;
  };
  const only = uiLanguages.filter((code) => check('uiLanguages', code, inBundle));
  const known = inBundle.filter((code) => isOffered(code, only));
  return {
    uiLanguage: uiLanguage !== 'auto' && check('uiLanguage', uiLanguage, known) ? uiLanguage : 'auto',
    uiLanguages: only,
  };
}

type Translate = PageHead['translate'];

/** Returns the content of a JSON file; an empty object if the bundle does not have it. */
const readJson = (bundle: string, file: string): Record<string, unknown> =>
  existsSync(path.join(bundle, file)) ? (parseRecord(readFileSync(path.join(bundle, file), 'utf8')) ?? {}) : {};

/** Returns a function that translates the texts of pages. Texts that are missing stay English. */
function translatorOf(bundle: string, language = 'en'): Translate {
  const texts = readJson(bundle, PAGE_TEXTS)[language];
  return (english) => (isRecord(texts) && typeof texts[english] === 'string' ? texts[english] : english);
}

/**
 * Returns the first texts of a language with the name of their file before them, as the boot script expects them; an
 * empty text if the file is missing or damaged.
 */
function firstWordsOf(bundle: string, file: string, index: string): string {
  try {
    return file + firstTexts(readFileSync(path.join(bundle, file), 'utf8'), (words) => pageWords(words, index));
  } catch {
    return '';
  }
}

/**
 * Writes the settings of config.json into pages, manifest, robots.txt and servers' files, because these are read before
 * config.json: name, description, language, icon, robots, hosts of the policy, and the public address.
 */
export function applyConfig(bundle: string, { address, warn }: Options): ApplyResult {
  const inBundle = (name: string) => path.join(bundle, name);
  const config = readConfig(readConfigFile(inBundle('config.json')), UNKNOWN_ADDRESS, warn);
  const { site } = config;
  const index = readFileSync(inBundle('index.html'), 'utf8');
  const siteUrl = address ?? config.siteUrl?.replace(/\/*$/, '/') ?? null;
  const lacks = ownLacks(bundle, config);
  const offered = readLanguages(/<template id="languages"\s*>([^<]*)</.exec(index)?.[1] ?? '');
  const look = brandingOf({ ...site, ...knownLanguages(site, offered, warn), lacks });
  const [, , catalogue] = offered.find(([code]) => code === look.language) ?? [];
  const words = catalogue === undefined ? '' : firstWordsOf(bundle, catalogue, index);
  const translate = translatorOf(bundle, look.language);
  // A path in the bundle must begin with the placeholder of the base path, like all URLs in a page.
  if (look.wordmark !== undefined) look.wordmark = look.wordmark.replace(new URL(UNKNOWN_ADDRESS).origin, '');

  const hosts = blockedHosts(config, index, UNKNOWN_ADDRESS);
  const base = address ?? (siteUrl !== null && isMistaken(siteUrl) ? siteUrl : null);
  const ofCatalogue = site.samples || config.language === 'en-US' ? 'en' : config.language;
  const language = look.language ?? ofCatalogue;
  const changed: string[] = [];
  const note = (file: string, isChanged: boolean) => {
    if (isChanged) changed.push(path.relative(bundle, file).replaceAll('\\', '/'));
  };

  const neutral = kindsText(lacks);
  const icon = iconUrl(inBundle('art/brand/favicon-32.png'));
  const pages = pagesOf(bundle);
  for (const file of pages) {
    const own = ownTexts(path.relative(bundle, file).replaceAll('\\', '/'), { config, neutral, siteUrl, translate });
    const head: PageHead = {
      look,
      language,
      words,
      translate,
      icon,
      ...own,
      image: imageOf(bundle, own.depth, siteUrl),
    };
    const edit = (html: string) => {
      const branded = brandPage(allowHosts(html, hosts), head);
      return base === null ? branded : placePage(branded, base);
    };
    note(file, change(file, edit));
  }

  const manifest = inBundle('app.webmanifest');
  const description = site.brand.tagline ?? describe(site, translate, site.samples ? routes.description : neutral);
  const text = { name: site.brand.name, description, language };
  note(
    manifest,
    change(manifest, (json) => brandManifest(json, text, (name) => existsSync(inBundle(name)))),
  );
  for (const file of serverFilesOf(bundle))
    note(
      file,
      change(file, (conf) => allowHosts(conf, hosts)),
    );
  const robots = inBundle('robots.txt');
  if (!config.index || siteUrl !== null || existsSync(robots))
    note(robots, write(robots, robotsText({ isIndexed: config.index, sitemap: siteUrl && `${siteUrl}sitemap.xml` })));
  return { name: site.brand.name, pageCount: pages.length, changed, hosts };
}

/** Returns whether the boot script would mistake the last folder of the URL for a page of the app, as in `/movies/`. */
const isMistaken = (siteUrl: string) =>
  routes.fixed.some((route) => new URL(siteUrl).pathname.toLowerCase().endsWith(`/${route.path}/`));

function iconUrl(file: string): string | null {
  return existsSync(file) ? `data:image/png;base64,${readFileSync(file, 'base64')}` : null;
}

/** Returns the English text about a catalogue that may lack a kind of titles. */
function kindsText(lacks: readonly string[]): string {
  const { both, movies, series } = pageTexts.descriptions;
  if (lacks.includes('series')) return movies;
  return lacks.includes('movies') ? series : both;
}

const describe = ({ brand: { name } }: RuntimeConfig['site'], translate: Translate, english: string, title = '') =>
  translate(english)
    .replace('{name}', () => name)
    .replace('{title}', () => translate(title));

interface PageSite {
  config: RuntimeConfig;
  /** The description of the home page of a site without samples, in English. */
  neutral: string;
  siteUrl: string | null;
  translate: Translate;
}

/** Returns the texts of a page with a fixed address. Pages of single titles have their own texts. */
function ownTexts(file: string, { config: { site, index }, neutral, siteUrl, translate }: PageSite) {
  const route = routes.fixed.find((one) => file === `${one.path}/index.html`);
  const isHidden = !index || route?.robots === 'noindex';
  const depth = file.split('/').length - 1;
  const title = route?.title ?? null;
  if (route === undefined && file !== 'index.html' && file !== '404.html')
    return { depth, title, description: null, canonical: null, isHidden };
  const ownText = route === undefined ? neutral : pageTexts.descriptions.page;
  const demo = route === undefined ? routes.description : route.description;
  const canonical = siteUrl === null || file === '404.html' ? null : siteUrl + (route?.path ?? '');
  const description = site.brand.tagline ?? describe(site, translate, site.samples ? demo : ownText, route?.title);
  return { depth, title, description, canonical, isHidden };
}

/**
 * Returns the image that chats show. Its URL is absolute if the public address is known, because most chats require it.
 */
function imageOf(bundle: string, depth: number, siteUrl: string | null): PageHead['image'] {
  const isLarge = existsSync(path.join(bundle, SOCIAL_IMAGE));
  const file = isLarge ? SOCIAL_IMAGE : ICON_IMAGE;
  if (!existsSync(path.join(bundle, file))) return null;
  return { address: (siteUrl ?? '../'.repeat(depth)) + file, isLarge };
}

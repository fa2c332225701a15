import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTitleRenderer } from '@/startup/render/titleScreen';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Collection } from '@/domain/collections/collection';
import type { Studio } from '@/domain/lists/studio';
import { readPerson } from '@/domain/people/readPerson';
import { nameSlug } from '@/domain/record/nameSlug';
import { readRecords } from '@/domain/record/readRecords';
import { readSeason } from '@/domain/seasons/readSeason';
import { byRelease } from '@/domain/title/releaseOrder';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { readDate } from '@/lib/date';
import type { UnknownRecord } from '@/lib/json';
import { mediaUrl } from '@/lib/mediaAddress';
import { asciiMarkup } from './markup';
import type { Source } from '../catalogue/source';
import { TITLE_TEMPLATE } from '../bundleFiles';
import { ownLacks } from '../ownLacks';
import { writeRobots } from '../robots';
import { atomFeed, NewestEntries } from './feed';
import type { CreditedPerson } from './pageContents';
import {
  collectionContent,
  personContent,
  seasonContent,
  studioContent,
  titleContent,
  titleLink,
} from './pageContents';
import type { PageSite } from './pageSite';
import { addressOf, pageSiteOf } from './pageSite';
import type { PageContent } from './pageTemplate';
import { createPageRenderer } from './pageTemplate';
import type { WriteReport } from './pageWriter';
import { PageWriter } from './pageWriter';
import { readAnswer, readCatalogue } from './readCatalogue';
import type { SitemapVideo } from './sitemap';
import { sitemapEntry, sitemapFiles } from './sitemap';
import { TitleLists } from './titleLists';

interface PagesOptions {
  /** The folder of the built bundle. */
  bundle: string;
  config: RuntimeConfig;
  /** The product API of the site. */
  source: Source;
  /** The public address of the bundle, which overrides the configuration. */
  address?: string | undefined;
}

export interface PagesReport extends WriteReport {
  titles: number;
  /** Titles without a page of their own, because a title of the other kind has the same id. */
  shared: string[];
  hasSitemap: boolean;
}

/** The maximum number of credits on a person's page. */
const MAX_CREDITS = 40;

const PLACEHOLDER = '/~/';

/** The pages that every viewer may open without signing in. */
const FIXED_PAGES = ['', 'movies', 'series'];

/**
 * Writes a page for every title of a catalogue, and for its seasons, people and collections. Then writes the lists of
 * titles for viewers without JavaScript, the sitemap, robots.txt and the feed. Unchanged pages are not written again, and pages of removed titles are deleted.
 */
export async function writePages({ bundle, config, source, address }: PagesOptions): Promise<PagesReport> {
  const site = pageSiteOf(config, address ?? config.siteUrl);
  const template = readFileSync(path.join(bundle, TITLE_TEMPLATE), 'utf8');
  const lacks = ownLacks(bundle, config);
  const renderTitle = createTitleRenderer(PLACEHOLDER, config.tmdbImageBaseUrl, { ...config.site, lacks });
  const render = createPageRenderer(template, site, renderTitle);
  const writer = new PageWriter(bundle);
  const sitemap: string[] = FIXED_PAGES.filter((page) => !lacks.some((lack) => lack === page)).flatMap(
    (page) => listed(site, page) ?? [],
  );
  const feed = new NewestEntries();
  const lists = new TitleLists();
  const people = new Map<string, CreditedPerson>();
  const collections = new Map<string, Collection>();
  const shared: string[] = [];
  let titles = 0;
  let isDemo = false;

  const add = (content: PageContent, video: SitemapVideo | null = null): boolean => {
    const [folder = ''] = content.head.path.slice(1).split('?');
    if (writer.has(folder)) return false;
    writer.write(folder, render(folder, content));
    sitemap.push(...(listed(site, content.head.path, content.head.image, video) ?? []));
    return true;
  };

  for await (const { details, record } of readCatalogue(source, config)) {
    const { title } = details;
    if (title.source === 'sample' && !config.site.samples) continue;
    titles += 1;
    isDemo ||= title.source === 'sample';
    const addedOn = readDate(typeof record.added_at === 'string' ? record.added_at.slice(0, 10) : null);
    const content = titleContent(details, site, addedOn);
    if (!add(content, videoOf(details, content, site))) shared.push(`${title.title} (${title.kind} ${title.id})`);
    addSeasons(details, record, site, add);
    if (title.source === 'sample') continue;
    lists.add(title);
    collectPeople(details, people);
    collectCollection(details, collections);
    const url = addressOf(site, content.head.path);
    const date = addedOn ?? title.releaseDate;
    if (url && date) feed.add({ title: content.head.title, address: url, date, summary: content.head.description });
  }
  for (const collection of collections.values()) {
    collection.titles.sort(byRelease);
    add(collectionContent(collection, site));
  }
  for (const [key, person] of people) {
    people.delete(key);
    add(personContent(await withPersonFile(person, source, config.language), site));
  }
  if (isDemo) for (const studio of demoStudios(bundle)) add(studioContent(studio, site));

  lists.write(bundle, site);
  const hasSitemap = writeLists(bundle, site, sitemap, feed);
  return { ...writer.finish(), titles, shared, hasSitemap };
}

/** Returns the studios of the samples, from the list that the build puts beside this command. */
function demoStudios(bundle: string): readonly Studio[] {
  const file = path.join(bundle, 'deploy/demo-studios.json');
  // The build writes this file from the list of the app.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Studio[]) : [];
}

/** Returns a page's entry for the sitemap, or undefined if the public address is unknown. */
function listed(site: PageSite, page: string, image: string | null = null, video: SitemapVideo | null = null) {
  const address = addressOf(site, page);
  return address === null ? undefined : [sitemapEntry({ address, image, video })];
}

function videoOf({ film, title }: TitleDetails, { head }: PageContent, { address }: PageSite): SitemapVideo | null {
  const [source] = film?.sources ?? [];
  if (!source || head.image === null || address === null) return null;
  return {
    title: title.title,
    description: head.description.slice(0, 2000),
    thumbnail: head.image,
    content: mediaUrl(source.src, address),
    duration: film?.duration ?? (title.runtime === null ? null : title.runtime * 60),
  };
}

function addSeasons(
  { title, seasons }: TitleDetails,
  record: UnknownRecord,
  site: PageSite,
  add: (content: PageContent) => void,
): void {
  if (title.source === 'sample') return;
  const records = readRecords(record.seasons);
  for (const season of seasons) {
    const raw = records.find((entry) => readSeason(entry)?.number === season.number);
    const episodes = readSeason(raw)?.episodes ?? [];
    const links = episodes.map(({ number, name }) => ({
      path: `/watch/${title.id}?type=tv&from=${title.source}&season=${season.number}&episode=${number}`,
      text: `${number}. ${name}`,
    }));
    add(seasonContent(season, title, links, site));
  }
}

function collectPeople({ title, cast, crew }: TitleDetails, people: Map<string, CreditedPerson>): void {
  for (const { id, source, name, portrait } of [...cast, ...crew]) {
    if (id === null) continue;
    const key = String(id);
    const known = people.get(key) ?? {
      ...{ id, source, name, portrait },
      ...{ biography: '', born: null, died: null, credits: [] },
    };
    known.portrait ??= portrait;
    const link = titleLink(title);
    if (known.credits.length < MAX_CREDITS && known.credits.at(-1)?.path !== link.path) known.credits.push(link);
    people.set(key, known);
  }
}

function collectCollection({ title, collection }: TitleDetails, collections: Map<string, Collection>): void {
  if (!collection) return;
  const key = String(collection.id);
  const known = collections.get(key) ?? { ...collection, overview: '', overviewLanguage: null, titles: [] };
  // The page shows only the name, year and poster of a title.
  known.titles.push({ ...title, overview: '' });
  collections.set(key, known);
}

/** Merges a person with their own file. A person whose id is made from the name has no file. */
async function withPersonFile(person: CreditedPerson, source: Source, language: string): Promise<CreditedPerson> {
  if (person.id === nameSlug(person.name)) return person;
  const answer = await readAnswer(source, `person/${person.id}`).catch(() => undefined);
  const read = answer === undefined ? null : readPerson(answer, 'product', language);
  if (!read) return person;
  const { biography, born, died, portrait } = read;
  return { ...person, biography, born, died, portrait: portrait ?? person.portrait };
}

/** Writes the files for search engines and feed readers, or removes them if the site must not have them. */
function writeLists(bundle: string, site: PageSite, entries: readonly string[], feed: NewestEntries): boolean {
  const { address, isIndexed, name } = site;
  const place = (file: string) => path.join(bundle, file);
  const files = address !== null && isIndexed ? sitemapFiles(entries, address) : new Map<string, string>();
  for (const [file, text] of files) writeFileSync(place(file), asciiMarkup(text));
  const stale = (file: string) => !files.has(file) && existsSync(place(file));
  if (stale('sitemap.xml')) rmSync(place('sitemap.xml'));
  for (let part = 1; stale(`sitemap-${part}.xml`); part += 1) rmSync(place(`sitemap-${part}.xml`));

  const newest = feed.list();
  if (address !== null && newest.length > 0)
    writeFileSync(place('feed.xml'), asciiMarkup(atomFeed(newest, { name, address })));
  else rmSync(place('feed.xml'), { force: true });
  writeRobots(bundle, { isIndexed, sitemap: files.size > 0 ? `${address}sitemap.xml` : null });
  return files.size > 0;
}

import { tmdbCall } from '@/api/baseQuery/networkSources';
import { isSampleAnswer } from '@/api/product/sampleMark';
import { loadSamples } from '@/api/samples/loadSamples';
import { hasTitles } from '@/api/titleList';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { readList } from '@/domain/title/readTitle';
import { firstField, isRecord } from '@/lib/json';
import type { Finding } from '../probe';
import { PROBE_TIMEOUT_MS, probe, probePicture, timed } from '../probe';
import type { Row, Section } from '../report';
import { CHECKING } from '../report';
import { SOURCE_NAMES } from '../sourceNames';
import { storeServices } from '../storeServices';

/** What a refusal mostly means. */
const REFUSALS: Partial<Record<number, string>> = {
  401: 'the key is not accepted',
  403: 'not allowed',
  404: 'nothing is there',
  429: 'asked too often',
};

/** A finding, or why nobody was asked. */
type Result = Finding | { why: string };

const FAULTS: Record<Exclude<Finding['state'], 'answers' | 'refuses'>, string> = {
  rubbish: 'Answers, but with no catalogue',
  policy: 'Refused by this page’s own policy',
  cors: 'Answers, but does not let this page read it (CORS)',
  timeout: `No answer after ${PROBE_TIMEOUT_MS / 1000} s`,
  unreachable: 'Could not be reached',
};

function inWords(result: Result): Omit<Row, 'label'> {
  if ('why' in result) return { value: result.why };
  const after = `${result.ms} ms`;
  if (result.state === 'answers') return { value: `Reachable, ${after}`, mark: 'good' };
  if (result.state === 'refuses') {
    const reason = REFUSALS[result.status];
    return { value: `HTTP ${result.status}, ${after}${reason ? `: ${reason}` : ''}`, mark: 'bad' };
  }
  return { value: result.state === 'rubbish' ? `${FAULTS.rubbish}, ${after}` : FAULTS[result.state], mark: 'bad' };
}

const LEFT_OUT: Result = { why: 'Not asked: left out of the sources' };
const NOT_SET: Result = { why: 'Not set' };

/** JSON that is no list of titles helps nobody. */
async function askForTitles(request: Parameters<typeof probe>[0]): Promise<Finding> {
  const finding = await probe(request);
  return finding.state === 'answers' && !hasTitles(finding.data) ? { state: 'rubbish', ms: finding.ms } : finding;
}

/** One of them is enough for a catalogue. */
const PRODUCT_LISTS = ['movies/popular', 'movies/all', 'series/all'];

async function askProduct({ sources, productApiUrl }: RuntimeConfig): Promise<Result> {
  if (!sources.includes('product')) return LEFT_OUT;
  let finding: Result = NOT_SET;
  for (const list of PRODUCT_LISTS) {
    finding = await askForTitles({ url: `${productApiUrl}/${list}` });
    if (finding.state !== 'refuses' || finding.status !== 404) break;
  }
  return finding;
}

/** Whose titles the product API has, and what its deployer may want to change. */
function productInWords(result: Result, { site }: RuntimeConfig): Omit<Row, 'label'> {
  const words = inWords(result);
  if ('why' in result || result.state !== 'answers') return words;
  if (isSampleAnswer(result.data))
    return site.samples
      ? { ...words, value: `${words.value}: the samples that the bundle ships` }
      : { value: `${words.value}: samples, which config.json switches off; they are not shown`, mark: 'bad' };
  const hint = site.samples ? '. Set "samples" to false in config.json, or run the set-up command' : '';
  return { ...words, value: `${words.value}: your own catalogue${hint}` };
}

async function askTmdb(config: RuntimeConfig): Promise<Result> {
  const tmdb = { path: 'movie/popular', params: { page: 1 } };
  const call = tmdbCall({ tmdb }, config);
  if (!call) return NOT_SET;
  return config.sources.includes('tmdb') ? askForTitles(call) : LEFT_OUT;
}

/** One of the pictures that TMDB has just named, another each time: the browser may have those that were shown. */
async function askForPicture({ tmdbImageBaseUrl }: RuntimeConfig, tmdb: Result): Promise<Result> {
  if ('why' in tmdb) return tmdb;
  const records = tmdb.state === 'answers' ? (readList(tmdb.data) ?? []) : [];
  const paths = records.flatMap((record) => (isRecord(record) ? (firstField(record, 'poster_path') ?? []) : []));
  const path = paths[Math.floor(Math.random() * paths.length)];
  return typeof path === 'string'
    ? probePicture(`${tmdbImageBaseUrl}/w92${path}`)
    : { why: 'Not asked: TMDB named none' };
}

const askSamples = ({ site }: RuntimeConfig): Result | Promise<Result> =>
  site.samples ? loadedSamples() : { why: 'Not shown: config.json sets "samples" to false' };

const loadedSamples = (): Promise<Result> =>
  timed(() =>
    loadSamples().then(
      () => ({ state: 'answers', data: null }),
      () => ({ state: 'unreachable' }),
    ),
  );

export const sources: Section = {
  heading: 'Sources',
  isAsked: true,
  read: async (store, show) => {
    const config = storeServices(store).config;
    const tmdb = config.then(askTmdb);
    const asked: [label: string, words: Promise<Omit<Row, 'label'>>][] = [
      [SOURCE_NAMES.product, config.then(async (settings) => productInWords(await askProduct(settings), settings))],
      [SOURCE_NAMES.tmdb, tmdb.then(inWords)],
      ['TMDB’s pictures', config.then(async (settings) => inWords(await askForPicture(settings, await tmdb)))],
      [SOURCE_NAMES.sample, config.then(async (settings) => inWords(await askSamples(settings)))],
    ];
    const rows: Row[] = asked.map(([label]) => ({ label, value: CHECKING }));
    show([...rows]);
    await Promise.all(
      asked.map(async ([label, words], index) => {
        rows[index] = { label, ...(await words) };
        show([...rows]);
      }),
    );
  },
};

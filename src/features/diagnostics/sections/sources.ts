import { tmdbCall } from '@/api/client/networkSources';
import { isSampleResponse } from '@/api/client/isSampleResponse';
import { loadSamples } from '@/api/samples/loadSamples';
import { extentEndpoints } from '@/api/endpoints/extent';
import type { ApiError } from '@/api/client/apiError';
import { WHOLE_LISTS } from '@/api/client/wholeListPaths';
import { hasTitles } from '@/api/client/titleList';
import type { AppStore } from '@/app/store';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { COUNT_OF } from '@/i18n/countOf';
import { limitText } from '@/i18n/limitText';
import { readList } from '@/domain/title/readTitle';
import { firstField, isRecord } from '@/lib/json';
import { withTimeout } from '@/lib/time';
import type { Finding } from '../probe';
import { PROBE_TIMEOUT_MS, probe, probePicture, timed } from '../probe';
import type { Row, Section } from '../report';
import { CHECKING } from '../report';
import { SOURCE_LABELS } from '../sourceLabels';
import { failureText } from './failures';
import { storeServices } from '../storeServices';

/** The usual meaning of an HTTP status. */
const REFUSALS: Partial<Record<number, string>> = {
  401: 'invalid key',
  403: 'forbidden',
  404: 'not found',
  429: 'too many requests',
};

/** A finding, or the reason why no request was made. */
type Result = Finding | { why: string };

const FAULTS: Record<Exclude<Finding['state'], 'answers' | 'refuses'>, string> = {
  rubbish: 'Responds, but not with a catalogue',
  policy: 'Blocked by this page’s security policy',
  cors: 'Responds, but does not allow this page to read it (CORS)',
  timeout: `No response after ${PROBE_TIMEOUT_MS / 1000} s`,
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

const LEFT_OUT: Result = { why: 'Not checked: not in “sources”' };
const NOT_SET: Result = { why: 'Not set' };

/** JSON without a list of titles counts as invalid. */
async function askForTitles(request: Parameters<typeof probe>[0]): Promise<Finding> {
  const finding = await probe(request);
  return finding.state === 'answers' && !hasTitles(finding.data) ? { state: 'rubbish', ms: finding.ms } : finding;
}

/** A catalogue needs at least one of these lists. */
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

/** Describes whose titles the product API has, and what the deployer may want to change. */
function productInWords(result: Result, { site }: RuntimeConfig): Omit<Row, 'label'> {
  const words = inWords(result);
  if ('why' in result || result.state !== 'answers') return words;
  if (isSampleResponse(result.data))
    return site.samples
      ? { ...words, value: `${words.value}: the bundled samples` }
      : { value: `${words.value}: samples, which config.json turns off`, mark: 'bad' };
  const hint = site.samples ? '. Set "samples" to false in config.json, or run the set-up command' : '';
  return { ...words, value: `${words.value}: your own catalogue${hint}` };
}

/** Describes how many titles the deployer's complete lists have, and how many of them the app omits. */
async function listsInWords(store: AppStore, { sources }: RuntimeConfig): Promise<Omit<Row, 'label'>> {
  if (!sources.includes('product')) return inWords(LEFT_OUT);
  const kinds = ['movie', 'tv'] as const;
  const read = await Promise.all(
    kinds.map(async (kind) => {
      const query = extentEndpoints.extent.initiate(kind, { subscribe: false, forceRefetch: true });
      const { data, error } = (await withTimeout(PROBE_TIMEOUT_MS, store.dispatch(query))) ?? {};
      // The error comes from the api, which has only this type.
      return { kind, extent: data ?? null, error: error as ApiError | undefined };
    }),
  );
  const faults = read.flatMap(({ kind, error }) => (error ? `${WHOLE_LISTS[kind]}: ${failureText(error)}` : []));
  if (faults.length > 0) return { value: faults.join(', '), mark: 'bad' };
  const lists = read.flatMap(({ kind, extent }) => (extent ? { kind, extent } : []));
  if (lists.length === 0) return { value: 'None' };
  const lost = lists.flatMap(({ kind, extent }) => {
    const views = (['list', 'search'] as const).flatMap((view) => limitText(extent, kind, view) ?? []);
    return views.slice(0, 1);
  });
  if (lost.length > 0) return { value: [...lost, SPLIT].join(' '), mark: 'bad' };
  return {
    value: lists.map(({ kind, extent }) => COUNT_OF[kind](extent.total ?? extent.read)).join(', '),
    mark: 'good',
  };
}

const SPLIT =
  'Write lists in pages of up to 1,000 titles. A list of more than 20,000 titles needs a service that searches, or several sites (docs/product-api.md, “Large catalogues”).';

async function checkTmdb(config: RuntimeConfig): Promise<Result> {
  const tmdb = { path: 'movie/popular', params: { page: 1 } };
  const call = tmdbCall({ tmdb }, config);
  if (!call) return NOT_SET;
  return config.sources.includes('tmdb') ? askForTitles(call) : LEFT_OUT;
}

/** Probes a random image of the TMDB response: the browser may have cached the displayed images. */
async function askForPicture({ tmdbImageBaseUrl }: RuntimeConfig, tmdb: Result): Promise<Result> {
  if ('why' in tmdb) return tmdb;
  const records = tmdb.state === 'answers' ? (readList(tmdb.data) ?? []) : [];
  const paths = records.flatMap((record) => (isRecord(record) ? (firstField(record, 'poster_path') ?? []) : []));
  const path = paths[Math.floor(Math.random() * paths.length)];
  return typeof path === 'string'
    ? probePicture(`${tmdbImageBaseUrl}/w92${path}`)
    : { why: 'Not checked: TMDB returned none' };
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
    const tmdb = config.then(checkTmdb);
    const asked: [label: string, words: Promise<Omit<Row, 'label'>>][] = [
      [SOURCE_LABELS.product, config.then(async (settings) => productInWords(await askProduct(settings), settings))],
      ['Your complete lists', config.then((settings) => listsInWords(store, settings))],
      [SOURCE_LABELS.tmdb, tmdb.then(inWords)],
      ['TMDB images', config.then(async (settings) => inWords(await askForPicture(settings, await tmdb)))],
      [SOURCE_LABELS.sample, config.then(async (settings) => inWords(await askSamples(settings)))],
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

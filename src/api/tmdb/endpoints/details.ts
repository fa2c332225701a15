import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { readTitle } from '@/domain/readTitle';
import type { Title } from '@/domain/title';
import { isSampleId } from '@/domain/title';
import type { TitleAddress } from '@/domain/titlePath';
import { loadChunk } from '@/lib/loadChunk';
import { within } from '@/lib/time';
import type { ApiError } from '../../baseQuery/apiError';
import { UNUSABLE_ANSWER } from '../../baseQuery/apiError';
import { askInTurn } from '../../baseQuery/askInTurn';
import { fetchJson } from '../../baseQuery/fetchJson';
import { isSampleAnswer } from '../../product/sampleMark';
import { loadSamples } from '../../samples/loadSamples';
import { servicesOf } from '../../services';
import { titleQuestion } from '../titleQuestion';
import { tmdbApi } from '../tmdbApi';

/** Of those who have lists of their own. */
const loadFindTitle = () => import(/* webpackChunkName: "settings" */ '../../product/findTitle');

type Result = { data: Title; error?: undefined } | { error: ApiError };

/** A page that is opened by its address waits for no more than these. */
const TURNS = { joinAfter: 1500, lastAfter: 3000 };
const DEADLINE_MS = 6000;
/** Who has a sample's file has it soon. */
const FILE_MS = 1000;

const NOT_FOUND: ApiError = { kind: 'http', status: 404, message: 'Movie not found' };
const NO_ANSWER: ApiError = { kind: 'timeout', message: 'Request timed out' };

/** Everybody who could know has said no. */
export const isNotFound = (error: unknown): boolean => error === undefined || (error as ApiError).status === 404;

const found = (title: Title | null | undefined): Result => (title ? { data: title } : { error: NOT_FOUND });

/** Who is asked for a title by its address alone, in this order; an address that names its source asks nobody else. */
async function questionsFor(address: TitleAddress, api: BaseQueryApi): Promise<(() => Promise<Result>)[]> {
  const { kind, id, source } = address;
  const isIt = (title: Title | null): title is Title =>
    title?.kind === kind && title.id === id && (source === null || title.source === source);

  const samples = async (): Promise<Result> => {
    // The bundle has a file of each beside the chunk of all.
    const file = await within(FILE_MS, sampleFile(address, api));
    if (isIt(file ?? null)) return found(file);
    try {
      const sample = readTitle((await loadSamples()).byId(id));
      return found(isIt(sample) ? sample : null);
    } catch {
      return { error: { kind: 'samples', message: 'The catalogue could not be reached' } };
    }
  };
  const config = await within(TURNS.joinAfter, servicesOf(api).config);
  if (!config) return source === null || source === 'sample' ? [samples, () => silence] : [() => silence];

  const product = async (): Promise<Result> => {
    try {
      const { findTitle } = await loadChunk(loadFindTitle);
      const { title, error } = await findTitle(kind, isIt, config, api);
      return error ? { error } : found(title);
    } catch {
      return { error: UNUSABLE_ANSWER };
    }
  };
  const askTmdb = titleQuestion(address, config, api);
  const tmdb =
    askTmdb &&
    (async (): Promise<Result> => {
      const { data, error } = await askTmdb();
      const title = readTitle(data, kind, 'tmdb');
      return error ? { error } : found(isIt(title) ? title : null);
    });
  const asks = { sample: samples, product, tmdb };
  // Marked files of the product API are the samples, too.
  const may = { sample: ['sample', 'product'], product: ['product'], tmdb: ['tmdb'] }[source ?? 'sample'];
  return (['sample', ...config.sources] as const).flatMap((name) =>
    source === null || may.includes(name) ? (asks[name] ?? []) : [],
  );
}

/** A sample's own file below the product API, where that is the bundle's. */
async function sampleFile({ kind, id }: TitleAddress, api: BaseQueryApi): Promise<Title | null> {
  const { sources, productApiUrl } = await servicesOf(api).config;
  if (!isSampleId(id) || !sources.includes('product')) return null;
  const { data } = await fetchJson({ url: `${productApiUrl}/${kind}/${id}` }, api.signal);
  return isSampleAnswer(data) ? readTitle(data, kind, 'sample') : null;
}

const silence = new Promise<Result>(() => undefined);

const detailsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** One title by its address. The error is a 404 where everybody said no, and else why somebody could not be asked. */
    title: build.query<Title, TitleAddress>({
      queryFn: async (address, api) => {
        const unasked: ApiError[] = [];
        const questions = (await questionsFor(address, api)).map((ask) => async () => {
          const result = await ask();
          if (result.error && !isNotFound(result.error)) unasked.push(result.error);
          return result;
        });
        const result = questions.length > 0 ? await within(DEADLINE_MS, askInTurn(questions, TURNS)) : found(null);
        if (!result) return { error: NO_ANSWER };
        if (result.error) return { error: unasked[0] ?? NOT_FOUND };
        return { data: result.data, meta: { source: result.data.source } };
      },
    }),
  }),
});

export const { useTitleQuery } = detailsApi;
export const detailsEndpoints = detailsApi.endpoints;

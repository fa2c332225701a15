import { colorPage, FIRST_LOOK_KEY } from '@/config/firstLook';
import { TMDB_BASE_URL } from '@/config/runtimeConfig';
import { isRecord } from '@/lib/json';
import { ONE_DAY_MS } from '@/lib/time';
import type { Attempt } from './attempt';
import type { FirstCalls } from './questions';
import { firstCalls, firstQuestions } from './questions';
import { forget } from './storage';
import { showInstead } from './templates';

type Wire = Readonly<Record<string, unknown>>;

const contentOf = async (answer: Response): Promise<Wire> => Object(await answer.clone().json()) as Wire;

/** Asks what the screen will ask first, before the app is here; resolves with config.json when that is on its way. */
export async function askEarly(attempt: Attempt, hasCatalogue: boolean): Promise<Response> {
  const answer = await attempt.config;
  // Nothing where it is not there, or cannot be read.
  const settings = answer.ok ? await contentOf(answer).catch((): Wire => ({})) : {};
  const { screen, path } = attempt;
  const { brand, features, homeRows } = settings;
  if (!brand && !features && !homeRows) {
    // Kinora's own looks again, for good where the server means it.
    if (answer.status < 500) forget(FIRST_LOOK_KEY);
    colorPage({});
  }
  // Nobody signs in here, which this page did not know.
  if (screen === 'landing' && isRecord(features) && features.signIn === false) showInstead('first', 'other', attempt);
  const calls = firstCalls(screen, settings);
  calls.hosts.forEach(connect);
  if (calls.api !== null) {
    const { api } = calls;
    const { paths, hasPicture } = firstQuestions({ screen, path, search: location.search, hasCatalogue });
    const answers = paths.map((question) => get(attempt, new URL(api + question, location.origin + attempt.base).href));
    const [first] = answers;
    if (first && hasPicture) void showPictureOf(first, attempt, calls, answers.length).catch(() => undefined);
  }
  return answer;
}

/** A line to a host that will be asked. */
function connect(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = url;
  // Data travel without cookies, on a line of their own.
  if (url === TMDB_BASE_URL) link.crossOrigin = 'anonymous';
  document.head.append(link);
}

function get({ answers }: Attempt, url: string): Promise<Response> {
  // The app may end it.
  const controller = new AbortController();
  const response = fetch(url, { signal: controller.signal });
  answers.set(url, { response, controller });
  response.catch(() => undefined);
  return response;
}

/** The picture that the screen begins with, as the first answer has it; TMDB's where that one has but samples. */
async function showPictureOf(first: Promise<Response>, attempt: Attempt, calls: FirstCalls, asked: number) {
  const { screen, answers, picture, kept } = attempt;
  const own = await first.then(contentOf).catch((): Wire => ({ sample: true }));
  // An app that is here already asks by itself.
  const isAlone = answers.size === asked;
  // What was kept less than a day ago is the app's to read.
  const mayAsk = isAlone && Date.now() - Number(kept) > ONE_DAY_MS;
  const isTmdbs = screen === 'movies' && own.sample === true && calls.popular !== null && mayAsk;
  const answer = isTmdbs ? await get(attempt, calls.popular ?? '').then(contentOf) : own;
  const title: unknown = Array.isArray(answer.results) ? answer.results[0] : answer;
  const image = isRecord(title) ? title[screen === 'movie' ? 'backdrop_path' : 'poster_path'] : null;
  // Another image host than TMDB's is the app's to ask.
  if (typeof image === 'string' && !(calls.hasOwnImages && image.startsWith('/'))) picture.resolve(image);
}

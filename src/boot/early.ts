import { colorPage, FIRST_LOOK_NAME } from '@/config/firstLook';
import { TMDB_BASE_URL, TMDB_IMAGE_BASE_URL } from '@/config/runtimeConfig';
import { ONE_DAY_MS } from '@/lib/time';
import { siteKey } from '@/lib/siteKey';
import { CATALOGUE_NAME } from '@/persistence/storedNames';
import type { Attempt } from './attempt';
import { showPicture } from './picture';
import type { FirstCalls } from './questions';
import { firstCalls, ownQuestion } from './questions';
import { asksOnce } from './screens';
import { forget, stored } from './storage';
import { put, whenRead } from './templates';

/** Home of an own catalogue is laid out from these. */
const OWN_HOME_LISTS = ['movies/all', 'series/all'];

type Wire = Readonly<Record<string, unknown>>;

/** Whatever it is, it can be asked for its parts. */
const wire = (value: unknown) => Object(value) as Wire;

const contentOf = async (answer: Response) => wire(await answer.clone().json());

/** Asks what the screen will ask first, before the app is here; resolves with config.json when that is on its way. */
export async function askEarly(attempt: Attempt): Promise<Response> {
  const answer = await attempt.config;
  // Nothing where it is not there, or cannot be read.
  const settings = answer.ok ? await contentOf(answer).catch((): Wire => ({})) : {};
  const { base, screen, path } = attempt;
  const { brand, features, homeRows, samples } = settings;
  const isOwn = samples === false;
  if (!isOwn && !(brand || features || homeRows)) {
    // Kinora's own looks again, for good where the server means it.
    if (answer.status < 500) forget(siteKey(FIRST_LOOK_NAME, base));
    colorPage({});
  }
  // Nobody signs in here, which this page did not know.
  const { signIn = !isOwn } = wire(features);
  if (screen === 'landing' && signIn === false) whenRead(() => put('first', 'other', attempt));
  const calls = firstCalls(screen, settings);
  if (calls.popular && screen !== 'landing') [TMDB_BASE_URL, TMDB_IMAGE_BASE_URL].forEach(connect);
  const { api } = calls;
  if (!api) return answer;
  const ask = (question: string) => get(attempt, new URL(api + question, location.origin + base).href);
  const own = isOwn && screen === 'movie' ? '' : ownQuestion({ screen, path, search: location.search });
  const first = own ? ask(own) : null;
  if (isOwn && screen === 'home') for (const list of OWN_HOME_LISTS) void ask(list);
  else if (!stored(siteKey(CATALOGUE_NAME, base))) for (const question of asksOnce(screen)) void ask(question);
  if (first) void showPictureOf(first, attempt, calls).catch(() => undefined);
  return answer;
}

/** A line to a host that will be asked. */
function connect(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = url;
  // Data travel without cookies, on a line of their own.
  if (url === TMDB_BASE_URL) link.crossOrigin = '';
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
async function showPictureOf(first: Promise<Response>, attempt: Attempt, calls: FirstCalls) {
  const { screen, answers, kept } = attempt;
  const asked = answers.size;
  const own = await first.then(contentOf).catch((): Wire => ({ sample: true }));
  // An app that is here already asks by itself.
  const isAlone = answers.size === asked;
  // What was kept less than a day ago is the app's to read.
  const mayAsk = isAlone && Date.now() - Number(kept) > ONE_DAY_MS;
  const isTmdbs = screen === 'movies' && own.sample === true && mayAsk;
  const answer = isTmdbs && calls.popular ? await get(attempt, calls.popular).then(contentOf) : own;
  const title = wire(wire(answer.results)[0] ?? answer);
  const image = title[screen === 'movie' ? 'backdrop_path' : 'poster_path'];
  // Another image host than TMDB's is the app's to ask.
  if (typeof image !== 'string' || (calls.hasOwnImages && image.startsWith('/'))) return;
  whenRead(() => showPicture(image, attempt));
}

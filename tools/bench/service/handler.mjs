import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { answerTo } from './answers.mjs';
import { makePictures } from './pictures.mjs';

const LATENCY_MS = 40;

const SHARED = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' };
const JSON_HEADERS = { ...SHARED, 'content-type': 'application/json', 'content-encoding': 'gzip' };
const PICTURE_HEADERS = { ...SHARED, 'content-type': 'image/jpeg' };

/** Creates a handler for TMDB and its image host, under the paths of both: `/3/movie/popular`, `/t/p/w300/p17.jpg`. */
export async function serviceHandler() {
  const pictures = await makePictures();
  return async (request, response) => {
    await wait(LATENCY_MS);
    const { pathname, searchParams } = new URL(request.url, 'https://service');
    const [, picture] = /^\/t\/p\/(w\d+\/[pb])\d+\.jpg$/.exec(pathname) ?? [];
    if (picture) {
      response.writeHead(200, PICTURE_HEADERS);
      return response.end(pictures.get(picture));
    }
    const answer = answerTo(pathname.replace('/3/', ''), searchParams);
    response.writeHead(answer ? 200 : 404, JSON_HEADERS);
    return response.end(gzipSync(JSON.stringify(answer ?? {})));
  };
}

import { PROVIDERS } from '../../data/companies.mjs';
import { makeDraw } from '../../data/draw.mjs';

const COUNTRIES = ['US', 'GB', 'DE', 'FR', 'IN', 'BR', 'JP'];
const WAYS = { flatrate: 0.7, free: 0.1, ads: 0.2, rent: 0.6, buy: 0.6 };

function inCountry(title, country) {
  const draw = makeDraw(title.kind, title.id, 'providers', country);
  const ways = Object.entries(WAYS).flatMap(([way, chance]) =>
    draw.isSo(chance) ? [[way, draw.some(PROVIDERS, draw.between(1, 4))]] : [],
  );
  if (ways.length === 0 || draw.isSo(0.25)) return [];
  const link = `https://www.themoviedb.org/${title.kind}/${title.id}/watch?locale=${country}`;
  return [[country, { link, ...Object.fromEntries(ways) }]];
}

export const providersPart = (title) => ({
  results: Object.fromEntries(COUNTRIES.flatMap((country) => inCountry(title, country))),
});

import { makeDraw } from './draw.mjs';
import { COUNTRY_NAMES } from './countries.mjs';
import { inventedName } from './words.mjs';

const KINDS = ['Pictures', 'Films', 'Studio', 'Film & Fernsehen', 'Productions', 'Entertainment'];

const companies = (count, label, kinds) =>
  Array.from({ length: count }, (_, index) => {
    const draw = makeDraw(label, index);
    return {
      id: 300 + index,
      logo_path: draw.isSo(0.7) ? `/l${label}${index}.png` : null,
      name: `${inventedName(draw)} ${draw.pick(kinds)}`,
      origin_country: draw.isSo(0.9) ? draw.pick(Object.keys(COUNTRY_NAMES)) : '',
    };
  });

export const COMPANIES = companies(120, 'c', KINDS);
export const NETWORKS = companies(30, 'n', ['TV', 'One', 'Channel', 'Stream']);

/** Invented streaming providers. */
export const PROVIDERS = Array.from({ length: 18 }, (_, index) => {
  const draw = makeDraw('provider', index);
  return {
    logo_path: `/lw${index}.jpg`,
    provider_id: 8 + index * 7,
    provider_name: `${inventedName(draw, 1)} ${draw.pick(['Plus', 'Now', 'Video', 'Max', 'Go', 'Play'])}`,
    display_priority: index,
  };
});

import { useSearchParams } from 'react-router-dom';
import { useSite } from '@/components/site/SiteContext';
import { noFilter } from '@/domain/filter/titleFilter';
import { isFilteredQuery } from '@/domain/filter/isFilteredQuery';
import { writeTitleQuery } from '@/domain/filter/titleQuery';
import { Colours } from '@/features/colours/Colours';
import { moodOf, moodOfAddress, presentMoods } from '@/features/colours/colorMoods';
import type { FilterBarState } from '@/features/filters/FilterBar';
import { FilterParts } from '@/features/filters/FilterParts';
import { useBrowseAddress } from '@/features/filters/useBrowseAddress';
import { useShownTitles } from '@/features/filters/useShownTitles';
import { TonightButton } from '@/features/tonight/TonightButton';
import { canTellEnds } from '@/features/tonight/tonightAddress';

const NO_FILTER = { list: null, filter: noFilter('movie') };

interface MovieToolsProps extends FilterBarState {
  /** The address contains filters. */
  isFiltered: boolean;
}

/** The filter bar of the movies page, with the additional tools for colors and for tonight. */
export function MovieTools(props: MovieToolsProps) {
  const { colours, tonight } = useSite().features;
  const [params] = useSearchParams();
  const { query } = useBrowseAddress('movie');
  // Colors apply to the whole list or to a genre. A filter and a color exclude each other.
  const isWhole = !isFilteredQuery(query);
  const whole = isWhole ? query : NO_FILTER;
  const lamp = colours ? moodOfAddress(params) : undefined;
  const lamps = useShownTitles(whole, ({ titles }) => (colours ? presentMoods(titles) : []));
  const count = useShownTitles(whole, ({ titles, total }) =>
    lamp && total === titles.length ? titles.filter((title) => moodOf(title) === lamp).length : null,
  );
  const hasEnds = useShownTitles(query, ({ titles }) => tonight && canTellEnds(titles));

  return (
    <FilterParts
      {...props}
      kind="movie"
      colour={
        lamp && {
          label: lamp.name,
          name: lamp.evening,
          total: count,
        }
      }
      tools={
        <>
          {hasEnds && <TonightButton />}
          {lamps.length > 0 && <Colours lamps={lamps} search={writeTitleQuery(whole)} />}
        </>
      }
    />
  );
}

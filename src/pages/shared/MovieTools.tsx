import { useSearchParams } from 'react-router-dom';
import { useSite } from '@/components/site/SiteContext';
import { noFilter } from '@/domain/filter/titleFilter';
import { isFilteredQuery } from '@/domain/filter/isFilteredQuery';
import { writeTitleQuery } from '@/domain/filter/titleQuery';
import { Colors } from '@/features/colors/Colors';
import { moodOf, moodOfAddress, presentMoods } from '@/features/colors/colorMoods';
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
  const { colors, tonight } = useSite().features;
  const [params] = useSearchParams();
  const { query } = useBrowseAddress('movie');
  // Colors apply to the whole list or to a genre. A filter and a color exclude each other.
  const isWhole = !isFilteredQuery(query);
  const whole = isWhole ? query : NO_FILTER;
  const mood = colors ? moodOfAddress(params) : undefined;
  const moods = useShownTitles(whole, ({ titles }) => (colors ? presentMoods(titles) : []));
  const count = useShownTitles(whole, ({ titles, total }) =>
    mood && total === titles.length ? titles.filter((title) => moodOf(title) === mood).length : null,
  );
  const hasEnds = useShownTitles(query, ({ titles }) => tonight && canTellEnds(titles));

  return (
    <FilterParts
      {...props}
      kind="movie"
      color={
        mood && {
          label: mood.name,
          name: mood.evening,
          total: count,
        }
      }
      tools={
        <>
          {hasEnds && <TonightButton />}
          {moods.length > 0 && <Colors moods={moods} search={writeTitleQuery(whole)} />}
        </>
      }
    />
  );
}

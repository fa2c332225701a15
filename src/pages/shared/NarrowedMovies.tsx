import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '@/components/site/SiteContext';
import { isFilteredQuery } from '@/domain/filter/isFilteredQuery';
import type { Title } from '@/domain/title/title';
import { ColorTitles } from '@/features/colors/ColorTitles';
import { moodOfAddress } from '@/features/colors/colorMoods';
import { FilteredTitles } from '@/features/filters/FilteredTitles';
import { useBrowseAddress } from '@/features/filters/useBrowseAddress';
import { useShownTitles } from '@/features/filters/useShownTitles';
import { Tonight } from '@/features/tonight/Tonight';
import { canTellEnds, TONIGHT_BUTTON, withTonight } from '@/features/tonight/tonightAddress';
import type { Elements } from '@/lib/elements';

interface NarrowedMoviesProps {
  loading: Elements;
  failed: (message: string, onRetry: () => void) => Elements;
  /** Must be a stable function, see VirtualGrid. */
  renderCard: (title: Title) => Elements;
}

/** The movies that match an address: by filters, by the color of their posters, or by their end tonight. */
export function NarrowedMovies(props: NarrowedMoviesProps) {
  const { colors, tonight } = useSite().features;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { query } = useBrowseAddress('movie');
  const mood = colors ? moodOfAddress(params) : undefined;
  const isFiltered = isFilteredQuery(query);
  const { isOn, search } = withTonight(params);
  const isAsked = tonight && isOn;
  const evening = useShownTitles(query, ({ titles }) => (isAsked && canTellEnds(titles) ? titles : null));

  const grid =
    isFiltered && !mood ? (
      <FilteredTitles kind="movie" columns={6} {...props} />
    ) : (
      <ColorTitles mood={mood} genreId={query.filter.genres[0] ?? null} {...props} />
    );
  if (!evening) return grid;
  const handleClose = () => {
    document.getElementById(TONIGHT_BUTTON)?.focus();
    void navigate({ search }, { replace: true });
  };
  return (
    <Tonight titles={evening} onClose={handleClose}>
      {grid}
    </Tonight>
  );
}

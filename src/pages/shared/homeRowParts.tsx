import { useAppSelector } from '@/app/hooks';
import type { RootState } from '@/app/store';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import type { RowLook } from '@/components/media/TitleRow';
import type { Title, TitleName } from '@/domain/title/title';
import { tStored } from '@/i18n/t';
import { lazyWithRetry } from '@/lib/lazyPage';
import { BrowseCards } from './BrowseCards';
import * as styles from './homeRowParts.module.css';

export const MovieList = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/features/browse/MovieList').then((m) => m.MovieList),
);

const ContinueWatching = lazyWithRetry(() =>
  import(/* webpackChunkName: "progress" */ '@/features/progress/ContinueWatching').then((m) => m.ContinueWatching),
);

const NamedToggle = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ '@/features/watchlist/NamedToggle').then((m) => m.NamedToggle),
);

export const renderToggle = (name: TitleName) => <NamedToggle name={name} />;

interface PitchProps {
  title: Title;
}

/** The genre and the overview of a title, beside its poster. */
const Pitch = ({ title: { genres, overview } }: PitchProps) => (
  <div className={styles.pitch}>
    <p className={styles.genres}>{genres[0] !== undefined && tStored(genres[0])}</p>
    <p className={styles.overview} dir="auto">
      {overview}
    </p>
  </div>
);

export const renderCards = (titles: readonly Title[], count?: number, look?: RowLook) => (
  <BrowseCards titles={titles} count={count} beside={look === 'wide' ? Pitch : undefined} />
);

/** The row of titles in progress. It renders if the boot script has found stored progress, or if its slice is loaded. */
export function ContinuedRow() {
  const isOpened = useAppSelector(({ progress }: RootState) => progress !== undefined);
  const isContinued = isOpened || (typeof document === 'object' && 'continues' in document.documentElement.dataset);
  return (
    isContinued && (
      <div className={styles.continue}>
        <OptionalSection>
          <ContinueWatching />
        </OptionalSection>
      </div>
    )
  );
}

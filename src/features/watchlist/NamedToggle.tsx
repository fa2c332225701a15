import { titleByUrlEndpoints } from '@/api/endpoints/titleByUrl';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import type { TitleName } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { WATCHLIST_FAILURES } from '@/domain/watchlist/watchlist';
import { t, tStored } from '@/i18n/t';
import { announce } from '@/lib/announce';
import * as styles from './NamedToggle.late.module.css';
import { addTitle, removeTitle } from './thunks';
import { toggleText } from './toggleText';
import { selectWatchlist } from './watchlistSlice';

interface NamedToggleProps {
  name: TitleName;
}

/** The watchlist toggle for a title of which only the name is known. A press requests the title. */
export function NamedToggle({ name }: NamedToggleProps) {
  const dispatch = useAppDispatch();
  const key = titleKey(name);
  const item = useAppSelector(selectWatchlist).find((listed) => titleKey(listed) === key);

  const handleClick = async () => {
    const title = item ?? (await dispatch(titleByUrlEndpoints.title.initiate(name, { subscribe: false }))).data;
    const isDone = title && dispatch(item ? removeTitle(key) : addTitle(title));
    const failure = item ? WATCHLIST_FAILURES.remove : WATCHLIST_FAILURES.add;
    announce(isDone ? toggleText(title.title, item !== undefined) : tStored(failure));
  };

  return (
    <IconButton
      label={item ? t('Remove from watchlist') : t('Add to watchlist')}
      className={styles.toggle}
      data-on={item !== undefined}
      onClick={() => void handleClick()}
    >
      <Icon name={item ? 'check' : 'add'} />
    </IconButton>
  );
}

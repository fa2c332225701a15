import { searchedExtent } from '@/api/product/listExtent';
import { limitText } from '@/domain/lists/listExtent';
import * as styles from './SearchResults.module.css';

/** States that a catalogue is larger than its searched part. Must render after the search, which loads the lists. */
export const SearchLimit = () =>
  (['movie', 'tv'] as const).map((kind) => {
    const extent = searchedExtent(kind);
    const text = extent && limitText(extent, kind, 'search');
    return text ? (
      <p key={kind} className={styles.count}>
        {text}
      </p>
    ) : null;
  });

import { searchedExtent } from '@/api/product/listExtent';
import { limitText } from '@/domain/lists/listExtent';
import * as styles from './SearchResults.module.css';

/** Says that a catalogue is larger than what is searched of it. Must be rendered after the search: it reads the lists. */
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

import * as head from '@/components/layout/PageHead.module.css';
import { Picture } from '@/components/media/Picture';
import type { Collection } from '@/domain/collections/collection';
import { plural, t } from '@/i18n/t';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as styles from './CollectionHead.late.module.css';

interface CollectionHeadProps {
  collection: Collection;
  /** The back link. */
  navigation: Elements;
  /** The share button. */
  actions: Elements;
}

/** The name and the overview of a collection, in front of its backdrop. */
export function CollectionHead({ collection, navigation, actions }: CollectionHeadProps) {
  const { name, overview, overviewLanguage, titles } = collection;
  const wide = collection.backdrop ?? titles.find((title) => title.backdrop !== null)?.backdrop ?? null;
  const picture = wide ?? titles.find((title) => title.poster !== null)?.poster ?? null;
  return (
    <div className={classNames(head.head, head.below, styles.head)} data-lit={picture === null}>
      {picture !== null && (
        <div className={classNames(head.backdrop, styles.backdrop)} aria-hidden>
          <Picture
            image={picture}
            shape={wide === null ? 'poster' : 'backdrop'}
            sizes="100vw"
            isFirst
            className={wide === null ? head.blurred : undefined}
          />
        </div>
      )}
      <div className={head.navigation}>{navigation}</div>
      <div className={classNames(head.text, styles.words)}>
        <h1 className={classNames(head.name, styles.name)} dir="auto">
          {name}
        </h1>
        <p className={styles.count}>
          {[plural(titles.length, '{count} film', '{count} films'), span(collection)].filter(Boolean).join(' · ')}
        </p>
        {overview !== '' && (
          <p className={head.overview} dir="auto" lang={overviewLanguage ?? undefined}>
            {overview}
          </p>
        )}
        {actions}
      </div>
    </div>
  );
}

/** Returns the years from the first to the last title. */
function span({ titles }: Collection): string {
  const years = titles.map(({ year }) => year).filter((year) => year !== null);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  if (years.length === 0) return '';
  return from === to ? String(from) : t('{from} to {to}', { from, to });
}

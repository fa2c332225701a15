import { useLayoutEffect, useRef } from 'react';
import { CardGrid } from '@/components/media/CardGrid';
import { Button } from '@/components/ui/Button';
import type { SearchKind } from '@/domain/query/readQuery';
import { t, tIn } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { formatNumber } from '@/lib/formats/numbers';
import * as styles from './FoundGroupList.late.module.css';
import type { FoundGroup } from './useFoundGroup';

const TEXTS: Record<SearchKind, { heading: string; more: string }> = {
  movie: { heading: t('Movies'), more: t('Show more movies') },
  tv: { heading: tIn('list', 'Series'), more: t('Show more series') },
  person: { heading: t('People'), more: t('Show more people') },
};

interface FoundGroupListProps {
  group: FoundGroup;
  /** The number of rendered items. */
  built: number;
  /** False if there is only one group. */
  isHeaded: boolean;
  hasMore: boolean;
  isGrowing: boolean;
  onMore: () => void;
  /** Must be list items. */
  children: Elements;
}

/** One kind of search results, with its count and a button for more. */
export function FoundGroupList({ group, built, isHeaded, hasMore, isGrowing, onMore, children }: FoundGroupListProps) {
  const { kind, count } = group;
  const { heading, more } = TEXTS[kind];
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The number of rendered items when the viewer pressed "Show more". */
  const before = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (before.current === undefined || built <= before.current) return;
    // The button unmounts after the last page, so the focus moves to the first new item.
    const isLost = !button.current && [document.body, null].includes(document.activeElement as HTMLElement | null);
    if (isLost) list.current?.children[before.current]?.querySelector<HTMLElement>('a, button')?.focus();
    before.current = undefined;
  }, [built]);

  const items =
    kind === 'person' ? (
      <ul ref={list} className={styles.people}>
        {children}
      </ul>
    ) : null;
  return (
    <section className={styles.group} aria-label={heading}>
      {isHeaded && (
        <h3 className={styles.heading}>
          <span>{`${heading} `}</span>
          <span className={styles.count}>{formatNumber(count)}</span>
        </h3>
      )}
      {items ?? (
        <CardGrid ref={list} columns={6}>
          {children}
        </CardGrid>
      )}
      {hasMore && (
        <Button
          ref={button}
          className={styles.more}
          aria-disabled={isGrowing}
          onClick={() => {
            if (isGrowing) return;
            before.current = built;
            onMore();
          }}
        >
          <span aria-hidden>{t('Show more')}</span>
          <span className="visually-hidden">{more}</span>
        </Button>
      )}
    </section>
  );
}

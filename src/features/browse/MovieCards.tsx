import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CardGrid } from '@/components/media/CardGrid';
import { useColumns } from '@/components/media/VirtualGrid';
import { Button } from '@/components/ui/Button';
import type { Title } from '@/domain/title/title';
import { plural, t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import * as styles from './MovieList.module.css';

/** The number of cards that a grid of two columns shows before the viewer expands it. The page is long already. */
const FEW = 6;

const COLUMNS = 8;

/** The history entries whose grid is expanded, so that a back navigation shows all cards. */
const wholeEntries = new Set<string>();

interface MovieCardsProps {
  titles: readonly Title[];
  /** Renders the cards as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
}

/** The movie list of the home page. Phones show the first cards until the viewer expands the list. */
export function MovieCards({ titles, renderCards }: MovieCardsProps) {
  const { key } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(wholeEntries.has(key));
  const isAsked = useRef(false);
  const isCut = useColumns(COLUMNS) === 2 && !isWhole && titles.length > FEW;

  // The pressed button unmounts, so the focus moves to the first new card.
  useLayoutEffect(() => {
    if (isAsked.current) list.current?.children.item(FEW)?.querySelector('a')?.focus();
    isAsked.current = false;
  }, [isWhole]);

  return (
    <>
      <CardGrid ref={list} columns={COLUMNS}>
        {renderCards(isCut ? titles.slice(0, FEW) : titles)}
      </CardGrid>
      {isCut && (
        <Button
          className={styles.more}
          onClick={() => {
            wholeEntries.add(key);
            isAsked.current = true;
            setWhole(true);
          }}
        >
          <span aria-hidden>{t('Show all {count}', { count: titles.length })}</span>
          <span className="visually-hidden">
            {plural(titles.length, 'Show all {count} movie', 'Show all {count} movies')}
          </span>
        </Button>
      )}
    </>
  );
}

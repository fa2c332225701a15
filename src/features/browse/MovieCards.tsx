import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CardGrid } from '@/components/media/CardGrid';
import { useColumns } from '@/components/media/useColumns';
import { Button } from '@/components/ui/Button';
import type { Title } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import * as styles from './MovieList.module.css';

/** Where two stand side by side, so many are enough until somebody wants all: the page is long as it is. */
const FEW = 6;

const COLUMNS = 8;

/** The history entries in which all were asked for: back finds them standing. */
const wholeEntries = new Set<string>();

interface MovieCardsProps {
  titles: readonly Title[];
  /** The cards, as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
}

/** All movies of home's list, on a phone at first the first of them. */
export function MovieCards({ titles, renderCards }: MovieCardsProps) {
  const { key } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(wholeEntries.has(key));
  const isAsked = useRef(false);
  const isCut = useColumns(COLUMNS) === 2 && !isWhole && titles.length > FEW;

  // The button is gone: the focus goes on to the first that came.
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
          <span>{`Show all ${titles.length} `}</span>
          <span className="visually-hidden">movies</span>
        </Button>
      )}
    </>
  );
}

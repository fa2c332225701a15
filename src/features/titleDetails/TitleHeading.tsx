import { useState } from 'react';
import * as head from '@/components/layout/PageHead.module.css';
import { letteringOf } from '@/domain/title/lettering';
import { classNames } from '@/lib/classNames';
import * as styles from './TitleHeading.module.css';

/** The number of letters that fit: in two lines of the artwork's space, or in three lines beside a poster. */
const FEW = { lettered: 20, plain: 60 };

interface TitleHeadingProps {
  level: 1 | 2;
  title: string;
  /** The URL of the poster. */
  poster: string | null | undefined;
}

/** The name of a title. If the poster has title artwork, it replaces the text in the same space. */
export function TitleHeading({ level, title, poster }: TitleHeadingProps) {
  const Heading = `h${level}` as const;
  const lettering = letteringOf(poster);
  const isLong = title.length > (lettering === null ? FEW.plain : FEW.lettered);
  const [shown, setShown] = useState<string | null>(null);

  return (
    <Heading
      className={classNames(head.name, lettering !== null && styles.lettered, isLong && styles.long)}
      data-shown={lettering !== null && shown === lettering}
      dir="auto"
    >
      <span>{title}</span>
      {lettering && (
        <img
          key={lettering}
          src={lettering}
          alt=""
          fetchPriority="low"
          // Shows an artwork that the browser has cached without a transition.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setShown(lettering);
          }}
          onLoad={() => {
            setShown(lettering);
          }}
        />
      )}
    </Heading>
  );
}

import { useState } from 'react';
import * as head from '@/components/layout/PageHead.module.css';
import { letteringOf } from '@/domain/title/lettering';
import { classNames } from '@/lib/classNames';
import * as styles from './TitleHeading.module.css';

/** So many letters stand in two lines of the place that a lettering has; so many in three of the place beside a poster. */
const FEW = { lettered: 20, plain: 60 };

interface TitleHeadingProps {
  level: 1 | 2;
  title: string;
  /** The address of its poster. */
  poster: string | null | undefined;
}

/** A title's name; as its poster letters it where that is at hand, in a place that is kept for it. */
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
          // One that a card has brought already stands there at once.
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

import { unparse } from 'papaparse';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { plural, t, tIn } from '@/i18n/t';
import type { LeftOut } from '../lists/broughtByMatches';
import { rowName, rowPlace } from '../lists/rowOutcomes';
import * as styles from '../Transfer.late.module.css';

/** Returns the rows without a match as a CSV table that can be imported again. */
export const leftOutText = (leftOut: readonly LeftOut[]): string =>
  unparse(
    leftOut.map(({ listed: { title, year, imdb, tmdb, kind, foreignKind, list, at, file, line } }) => ({
      title,
      year: year ?? '',
      imdb: imdb ?? '',
      tmdb: tmdb ?? '',
      type: foreignKind ?? kind ?? '',
      list,
      date: at ?? '',
      file,
      line,
    })),
    { escapeFormulae: true },
  );

interface LeftOutPartProps {
  leftOut: readonly LeftOut[];
}

const REASONS: readonly { why: LeftOut['why']; text: string }[] = [
  { why: 'unanswered', text: t('Some titles could not be looked up: the catalogue is not responding.') },
  { why: 'notHere', text: t('Not in this catalogue, or listed under another title.') },
  { why: 'foreign', text: t('Only movies and whole series are imported, not episodes, trailers or games.') },
  { why: 'ambiguous', text: t('A movie and a series share this TMDB number: add a “type” column with movie or tv.') },
];

/** The maximum number of displayed rows. The copied text contains all. */
const SHOWN = 200;

/** The rows without a match, with a search link for each, and a button that copies them. */
export function LeftOutPart({ leftOut }: LeftOutPartProps) {
  const [news, setNews] = useState('');
  const [text, setText] = useState<string | null>(null);
  if (leftOut.length === 0) return null;

  const handleCopy = async () => {
    const lines = leftOutText(leftOut);
    try {
      await navigator.clipboard.writeText(lines);
      setNews(t('Copied'));
    } catch {
      setText(lines);
    }
  };
  const reasons = new Set(leftOut.map(({ why }) => why));
  return (
    <section className={styles.part} aria-label={tIn('titles', 'Not found')}>
      <h4 className={styles.partName}>{plural(leftOut.length, '{count} not found', '{count} not found')}</h4>
      {REASONS.filter(({ why }) => reasons.has(why)).map(({ why, text: reason }) => (
        <p key={why} className={styles.text}>
          {reason}
        </p>
      ))}
      <ul className={styles.list}>
        {leftOut.slice(0, SHOWN).map(({ listed }, index) => {
          const name = rowName(listed);
          return (
            <li key={index} className={styles.missing}>
              <span>
                <bdi>{name}</bdi>
                {listed.foreignKind !== null && (
                  <>
                    <span> · </span>
                    <bdi>{listed.foreignKind}</bdi>
                  </>
                )}
                <span>{` · ${rowPlace(listed)}`}</span>
              </span>
              <Link
                className={styles.search}
                to={`/search?q=${encodeURIComponent(listed.title || (listed.imdb ?? `tmdb:${listed.tmdb}`))}`}
                aria-label={t('Search for {name}', { name })}
              >
                {tIn('verb', 'Search')}
              </Link>
            </li>
          );
        })}
      </ul>
      {leftOut.length > SHOWN && (
        <p className={styles.text}>{plural(leftOut.length - SHOWN, 'and {count} more', 'and {count} more')}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => void handleCopy()}>{t('Copy this list')}</Button>
        <p role="status" className={styles.text}>
          {news}
        </p>
      </div>
      {text !== null && (
        <textarea className={styles.plain} aria-label={t('Titles not found')} rows={8} readOnly value={text} />
      )}
    </section>
  );
}

import { useState } from 'react';
import { t } from '@/i18n/t';
import { formatAge } from '@/lib/formats/dates';
import * as styles from './AgeNote.module.css';

interface AgeNoteProps {
  /** Milliseconds since 1970. */
  fetchedAt: number | undefined;
}

/** Shows how old the cached data is, if it is older than a day. */
export function AgeNote({ fetchedAt }: AgeNoteProps) {
  const [now] = useState(Date.now);
  const age = fetchedAt === undefined ? null : formatAge(fetchedAt, now);
  return age && <p className={styles.note}>{t('Saved {age}; the catalogue could not be reached', { age })}</p>;
}

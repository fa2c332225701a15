import { unparse } from 'papaparse';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { ViewerStorage } from '@/domain/viewerData/viewerData';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { t } from '@/i18n/t';
import { today } from '@/lib/today';
import { writeViewerFile } from '@/persistence/viewerFile';
import * as styles from '../Transfer.late.module.css';

/** How long the object URL stays valid, so that the browser can start the download. */
const KEPT_MS = 60_000;

/** Downloads a text as a file. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Returns the watchlist as a CSV table for spreadsheets and other sites. */
export const watchlistCsv = (items: readonly WatchlistItem[]): string => {
  const rows = items.map(({ title, year, id, source, addedAt, kind }) => ({
    title,
    year: year ?? '',
    imdb: /^tt\d+$/.test(String(id)) ? id : '',
    tmdb: source === 'tmdb' && typeof id === 'number' ? id : '',
    added: addedAt ?? '',
    type: kind,
  }));
  // Spreadsheets need the byte order mark to detect UTF-8. `escapeFormulae` protects cells that begin like a formula.
  const options = { columns: ['title', 'year', 'imdb', 'tmdb', 'added', 'type'], escapeFormulae: true };
  return `\ufeff${unparse({ fields: options.columns, data: rows }, options)}\r\n`;
};

interface StartStepProps {
  storage: ViewerStorage;
  /** The messages of an earlier import. */
  news: readonly string[];
  /** The viewer returned from a later step, so the input receives the focus. */
  isBack: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The first step: export the data, or choose or drop a file to import. */
export function StartStep({ storage, news, isBack, onFiles }: StartStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isBack) input.current?.focus();
  }, [isBack]);

  const handleSave = () =>
    saveFile(`kinora-${today()}.json`, writeViewerFile(storage.read(), new Date().toISOString()), 'application/json');
  const handleCsv = () =>
    saveFile(`kinora-watchlist-${today()}.csv`, watchlistCsv(storage.read().watchlist), 'text/csv');

  return (
    <div className={styles.steps}>
      <div className={styles.actions}>
        <Button onClick={handleSave}>
          <Icon name="download" size={18} />
          {t('Save a backup')}
        </Button>
        <Button onClick={handleCsv}>{t('Watchlist as CSV')}</Button>
      </div>
      <div className={styles.drop} data-over={isOver}>
        <label className={styles.choose}>
          <input
            ref={input}
            type="file"
            multiple
            accept=".json,.csv,.tsv,.txt,.zip"
            className={styles.input}
            // The input covers the whole box and handles dropped files natively.
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
          />
          <Icon name="add" size={18} />
          {t('Import a file…')}
        </label>
        <p className={styles.text}>
          {t('Or drop it here: a Kinora backup, a CSV with titles and years, or an export from Letterboxd or IMDb.')}
        </p>
      </div>
      <div role="status" className={styles.news}>
        {news.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

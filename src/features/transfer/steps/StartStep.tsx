import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { ViewerStorage } from '@/domain/viewerData/viewerStorage';
import { today } from '@/lib/today';
import { writeViewerFile } from '@/persistence/viewerFile';
import { watchlistCsv } from '../lists/watchlistCsv';
import { saveFile } from '../saveFile';
import * as styles from '../Transfer.late.module.css';

interface StartStepProps {
  storage: ViewerStorage;
  /** What came of an earlier file. */
  news: readonly string[];
  /** Somebody comes back here from a later step, and the focus with them. */
  isBack: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** What is here can be saved, and a file brought in: chosen, or dropped. */
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
          Save a copy
        </Button>
        <Button onClick={handleCsv}>Watchlist as CSV</Button>
      </div>
      <div className={styles.drop} data-over={isOver}>
        <label className={styles.choose}>
          <input
            ref={input}
            type="file"
            multiple
            accept=".json,.csv,.tsv,.txt,.zip"
            className={styles.input}
            // It lies over all of the box, and takes by itself what is dropped on it.
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
          />
          <Icon name="add" size={18} />
          Bring in a file…
        </label>
        <p className={styles.text}>
          Or drop it here: a copy that was saved here, a CSV with titles and years, or what Letterboxd and IMDb export.
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

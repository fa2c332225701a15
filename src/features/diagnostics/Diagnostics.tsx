import { useEffect, useId, useRef, useState } from 'react';
import { numberedRowEndpoints } from '@/api/endpoints/numberedRows';
import { refreshCatalogue } from '@/api/cache/refreshCatalogue';
import { useAppStore } from '@/app/hooks';
import type { AppStore } from '@/app/store';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';
import * as styles from './Diagnostics.late.module.css';
import { MARKS } from './marks';
import * as plainTextStyles from './PlainText.late.module.css';
import { asText, CHECKING, verdictOf } from './report';
import { SectionCard } from './SectionCard';
import { cache } from './sections/cache';
import { useReport } from './useReport';
import { instantInWords } from './words';

/** The report is for the owner of the site and for developers, in English in each language. */
const ENGLISH = { lang: 'en', dir: 'ltr' } as const;

interface PlainTextProps {
  text: string;
}

/** The report as selected text, for browsers that refuse access to the clipboard. */
function PlainText({ text }: PlainTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={plainTextStyles.part}>
      <label htmlFor={id}>{t('This browser blocks copying. The text is selected: copy it yourself.')}</label>
      <textarea {...ENGLISH} ref={field} id={id} className={plainTextStyles.text} rows={12} readOnly value={text} />
    </div>
  );
}

/** Clears the cached responses, in storage too, and refetches the first rows of the home page. */
async function clearCatalogue({ dispatch }: AppStore): Promise<void> {
  dispatch(refreshCatalogue());
  await dispatch(numberedRowEndpoints.allGenres.initiate(undefined, { subscribe: false }));
}

/** Shows the version, settings and sources of this installation, to read here or to copy into a support request. */
export function Diagnostics() {
  const store = useAppStore();
  const { sections, takenAt, takeAgain } = useReport();
  const [news, setNews] = useState<string | null>(null);
  const [uncopied, setUncopied] = useState<string | null>(null);

  const verdict = sections !== null && takenAt !== null ? verdictOf(sections) : null;
  const checked = takenAt === null ? CHECKING : t('Checked at {time}', { time: instantInWords(takenAt) });

  const handleCheck = () => {
    setNews(null);
    takeAgain();
  };
  const handleCopy = async () => {
    const text = asText(sections ?? [], instantInWords(takenAt ?? Date.now()));
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(null);
      setNews(t('Copied'));
    } catch {
      setUncopied(text);
    }
  };
  const handleClear = async () => {
    setNews(t('Clearing the catalogue cache…'));
    await clearCatalogue(store);
    takeAgain();
    setNews(t('Catalogue cache cleared, home reloaded'));
  };

  const clear = (
    <Button onClick={() => void handleClear()}>
      <Icon name="clear" size={18} />
      {t('Clear the catalogue cache')}
    </Button>
  );
  return (
    <>
      <PageHeading
        heading={t('Diagnostics')}
        lead={t(
          'The configuration of this site, the state of its sources and what this browser supports. Keys and personal data are left out.',
        )}
      />
      {/* Some browser extensions append a translation to a paragraph. The keys discard it with the old text. */}
      <p key={verdict?.value} {...ENGLISH} className={styles.verdict} data-mark={verdict?.mark}>
        {verdict && <Icon name={MARKS[verdict.mark]} size={24} />}
        <span>{verdict?.value ?? CHECKING}</span>
      </p>
      <div className={styles.bar}>
        <Button variant="primary" disabled={sections === null} onClick={() => void handleCopy()}>
          {t('Copy as text')}
        </Button>
        <Button onClick={handleCheck}>{t('Check again')}</Button>
        <p role="status" className={styles.news}>
          <span key={news ?? checked}>{news ?? checked}</span>
        </p>
      </div>
      {sections !== null && (
        <>
          {uncopied !== null && <PlainText key={uncopied} text={uncopied} />}
          <div {...ENGLISH} className={styles.sections}>
            {sections.map((section) => (
              <SectionCard
                key={section.heading}
                section={section}
                action={section.heading === cache.heading && clear}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

import { useId, useState } from 'react';
import { useSite } from '@/components/site/SiteContext';
import { questionsOf } from './content';
import * as styles from './Questions.module.css';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';

/** An accordion with at most one open answer. A second press closes it. */
export function Questions() {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  const questions = questionsOf(useSite());
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('Frequently Asked Questions')}</h2>
      <ul>
        {questions.map(({ question, answer }, index) => {
          const isOpen = open === index;
          const answerId = `${id}-${index}`;
          return (
            <li key={question} className={styles.item}>
              <h3>
                <button
                  type="button"
                  className={styles.question}
                  aria-expanded={isOpen}
                  aria-controls={answerId}
                  onClick={() => {
                    setOpen(isOpen ? null : index);
                  }}
                >
                  <span>{question}</span>
                  <Icon name="add" size={22} className={styles.mark} />
                </button>
              </h3>
              <p id={answerId} hidden={!isOpen} className={styles.answer}>
                {answer}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

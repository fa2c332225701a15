import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { t } from '@/i18n/t';
import * as styles from './SignedInFrame.module.css';

const FIRST_SKIP_LINK = 'a[href="#content"]';

/** The places that the links lead to, if the page has them. */
const PLACES = [
  { selector: 'main article :is(a, button)', text: t('Skip to titles') },
  { selector: 'footer a', text: t('Skip to footer') },
];

const isShown = (selector: string): boolean =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;

/** The skip links after the first one, which is a part of the first screen. */
export function SkipLinks() {
  const [slot] = useState(() => document.createElement('div'));
  const [places, setPlaces] = useState(PLACES);

  useEffect(() => {
    const first = document.querySelector(FIRST_SKIP_LINK);
    first?.after(slot);
    // Before the next press of Tab. A list that continues hides the footer.
    const look = () => flushSync(() => setPlaces(PLACES.filter(({ selector }) => isShown(selector))));
    first?.addEventListener('focus', look);
    return () => {
      first?.removeEventListener('focus', look);
      slot.remove();
    };
  }, [slot]);

  return createPortal(
    // Buttons, because the first title has no address of its own.
    places.map(({ selector, text }) => (
      <button
        key={selector}
        type="button"
        data-skip
        className={styles.skip}
        onClick={() => document.querySelector<HTMLElement>(selector)?.focus()}
      >
        {text}
      </button>
    )),
    slot,
  );
}

import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const DEBOUNCE_MS = 300;

/** The pause after which a prefetch starts, because the last letter may have been typed. */
const AHEAD_MS = 120;

/** Input later than this after a key press does not come from the key. It was dictated or pasted. */
const LATE_MS = 100;

/** The navigation state of history entries that the field itself has added. */
const TYPED = 'typed';

/**
 * Returns the text of the field and the query. The query is `?q=` in the address and follows the text after a debounce,
 * or at once. A back or forward navigation and a link update the text. The field's own navigations do not, because they
 * arrive later and the viewer may have typed more.
 * @param onSearch called with a query before its page renders, and with a query that may follow
 */
export function useSearchText(onSearch: (query: string, isMeant: boolean) => void) {
  const [params, setParams] = useSearchParams();
  const location = useLocation() as { key: string; state: unknown };
  const isReturn = useNavigationType() === NavigationType.Pop;
  const query = (params.get('q') ?? '').trim();
  const [text, setText] = useState(query);
  const [isComposing, setIsComposing] = useState(false);
  const [shownEntry, setShownEntry] = useState(location.key);
  const isFromElsewhere = isReturn || location.state !== TYPED;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ahead = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTimers = () => {
    clearTimeout(timer.current);
    clearTimeout(ahead.current);
  };
  /** The query in the address, or that of a pending navigation. */
  const written = useRef(query);

  if (shownEntry !== location.key) {
    setShownEntry(location.key);
    if (isFromElsewhere && text.trim() !== query) setText(query);
  }
  // A layout effect: a later effect would stop the debounce of text that was typed in between.
  const handledEntry = useRef(location.key);
  useLayoutEffect(() => {
    if (handledEntry.current === location.key) return;
    handledEntry.current = location.key;
    if (!isFromElsewhere) return;
    stopTimers();
    written.current = query;
  }, [location.key, isFromElsewhere, query]);
  useEffect(() => {
    return stopTimers;
  }, []);

  const go = (next: string) => {
    stopTimers();
    const wanted = next.trim();
    const replace = written.current !== '' && wanted !== '';
    if (wanted === written.current) return;
    written.current = wanted;
    if (wanted !== '') onSearch(wanted, true);
    // The first search adds a history entry. Further typing replaces it.
    startTransition(() => {
      setParams(wanted === '' ? {} : { q: wanted }, { replace, state: TYPED });
    });
  };

  return {
    text,
    query,
    isComposing,
    type: (next: string, { keyAt = 0, isComposing: isUnfinished = false } = {}) => {
      setText(next);
      setIsComposing(isUnfinished);
      stopTimers();
      if (isUnfinished) return;
      // The debounce starts at the key press: on a slow device, the input event comes a frame later.
      const sinceKey = performance.now() - keyAt;
      const begun = sinceKey < LATE_MS ? sinceKey : 0;
      const wanted = next.trim();
      if (wanted !== '' && wanted !== written.current)
        ahead.current = setTimeout(() => {
          onSearch(wanted, false);
        }, AHEAD_MS);
      timer.current = setTimeout(() => {
        go(next);
      }, DEBOUNCE_MS - begun);
    },
    submit: (next: string) => {
      setText(next);
      setIsComposing(false);
      go(next);
    },
  };
}

import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const DEBOUNCE_MS = 300;

/** Whoever stops for so long may have typed the last letter: it is time to have the answer on its way. */
const AHEAD_MS = 120;

/** No letter comes so long after its key: it was spoken, or pasted. */
const LATE_MS = 100;

/** The state of a history entry that the field itself has written. */
const TYPED = 'typed';

/**
 * The field's text and the query it leads to. The query stands in the address as `?q=` and follows the text after a
 * pause in typing, or at once; back, forward and a link bring their text along. The field's own writes do not: they
 * arrive a moment later, and meanwhile somebody may have typed on.
 * @param onSearch hears of a query before the page that shows it is rendered, and of one that may become it
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
  /** What the address says, or will when the last write has arrived. */
  const written = useRef(query);

  if (shownEntry !== location.key) {
    setShownEntry(location.key);
    if (isFromElsewhere && text.trim() !== query) setText(query);
  }
  // In the same breath: an effect that comes later would stop the pause of what is typed in between.
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
    // The first search is a step to come back from; what is typed on replaces it.
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
      // The pause began with the key: on a slow device its letter comes a frame later.
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

import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const DEBOUNCE_MS = 300;

/** The state of a history entry that the field itself has written. */
const TYPED = 'typed';

/**
 * The field's text and the query it leads to. The query stands in the address as `?q=` and follows the text after a
 * pause in typing, or at once; back, forward and a link bring their text along. The field's own writes do not: they
 * arrive a moment later, and meanwhile somebody may have typed on.
 * @param onSearch hears of a query before the page that shows it is rendered
 */
export function useSearchText(onSearch: (query: string) => void) {
  const [params, setParams] = useSearchParams();
  const location = useLocation() as { key: string; state: unknown };
  const isReturn = useNavigationType() === NavigationType.Pop;
  const query = (params.get('q') ?? '').trim();
  const [text, setText] = useState(query);
  const [shownEntry, setShownEntry] = useState(location.key);
  const isFromElsewhere = isReturn || location.state !== TYPED;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
    clearTimeout(timer.current);
    written.current = query;
  }, [location.key, isFromElsewhere, query]);
  useEffect(() => {
    return () => {
      clearTimeout(timer.current);
    };
  }, []);

  const go = (next: string) => {
    clearTimeout(timer.current);
    const wanted = next.trim();
    const replace = written.current !== '' && wanted !== '';
    if (wanted === written.current) return;
    written.current = wanted;
    if (wanted !== '') onSearch(wanted);
    // The first search is a step to come back from; what is typed on replaces it.
    startTransition(() => {
      setParams(wanted === '' ? {} : { q: wanted }, { replace, state: TYPED });
    });
  };

  return {
    text,
    query,
    type: (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        go(next);
      }, DEBOUNCE_MS);
    },
    submit: (next: string) => {
      setText(next);
      go(next);
    },
  };
}

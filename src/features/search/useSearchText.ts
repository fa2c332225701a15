import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const DEBOUNCE_MS = 300;

/**
 * The field's text and the query it leads to. The query stands in the address as `?q=` and follows the text after a
 * pause in typing, or at once; back, forward and a shared link bring the text back.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const query = (params.get('q') ?? '').trim();
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed by itself: back, forward, a link.
  if (shown !== query) {
    setShown(query);
    if (text.trim() !== query) setText(query);
  }
  useEffect(() => {
    return () => {
      clearTimeout(timer.current);
    };
  }, []);

  const go = (next: string) => {
    clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === query) return;
    // The first search is a step to come back from; what is typed on replaces it.
    setParams(wanted === '' ? {} : { q: wanted }, { replace: query !== '' && wanted !== '' });
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

import type { PropsWithChildren } from 'react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { isFastDevice } from '@/lib/devicePerformance';
import { MoviePage } from './routes';

interface AppRouterProps {
  basePath: string;
}

const TITLE_PATH = /\/movie\/[^/]+$/;

/**
 * The `BrowserRouter` of React Router, except for one navigation. A transition renders a page in slices of 5 ms with a
 * frame after each, which takes a slow device 50 % longer. On such a device, `OptimisticTitleHeader` covers the navigation to a
 * title. When that is painted, the page is rendered in one task.
 */
export function AppRouter({ basePath, children }: PropsWithChildren<AppRouterProps>) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let cancel: () => void = () => undefined;
    const stop = history.listen((next) => {
      // A navigation that still waits for its frame is out of date.
      cancel();
      if (isFastDevice() || !TITLE_PATH.test(next.location.pathname) || !MoviePage.isLoaded())
        startTransition(() => setState(next));
      else cancel = afterPaint(() => setState(next));
    });
    return () => {
      cancel();
      stop();
    };
  }, [history]);
  return (
    <Router basename={basePath} navigationType={action} location={location} navigator={history}>
      {children}
    </Router>
  );
}

/** The maximum delay, in milliseconds, for a page that paints no frames, such as one in a background tab. */
const LATEST_MS = 100;

/** @returns a function that cancels the task */
function afterPaint(task: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const run = () => {
    cancel();
    task();
  };
  let timer = setTimeout(run, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return cancel;
}

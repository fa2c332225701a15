import { Suspense, useLayoutEffect } from 'react';
import { awaitPart } from '@/lib/awaitedParts';
import type { Elements } from '@/lib/elements';
import { ErrorBoundary } from './ErrorBoundary';

interface ExtraProps {
  /** What stands there when the part cannot be had; nothing where nobody waits for it. */
  fallback?: Elements;
  /** What stands there while it loads. */
  waiting?: Elements;
  children: Elements;
}

/** A part that comes by itself: neither while it loads nor when it fails does the page around it notice. */
export const Extra = ({ fallback = null, waiting, children }: ExtraProps) => (
  <ErrorBoundary fallback={fallback}>
    <Suspense fallback={<Awaited>{waiting}</Awaited>}>{children}</Suspense>
  </ErrorBoundary>
);

function Awaited({ children }: { children: Elements }) {
  useLayoutEffect(awaitPart, []);
  return children;
}

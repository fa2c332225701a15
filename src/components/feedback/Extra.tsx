import type { ReactNode } from 'react';
import { Suspense, useLayoutEffect } from 'react';
import { awaitPart } from '@/lib/awaitedParts';
import { ErrorBoundary } from './ErrorBoundary';

interface ExtraProps {
  /** What stands there when the part cannot be had; nothing where nobody waits for it. */
  fallback?: ReactNode;
  /** What stands there while it loads. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** A part that comes by itself: neither while it loads nor when it fails does the page around it notice. */
export const Extra = ({ fallback = null, waiting, children }: ExtraProps) => (
  <ErrorBoundary fallback={fallback}>
    <Suspense fallback={<Awaited>{waiting}</Awaited>}>{children}</Suspense>
  </ErrorBoundary>
);

function Awaited({ children }: { children: ReactNode }) {
  useLayoutEffect(awaitPart, []);
  return children;
}

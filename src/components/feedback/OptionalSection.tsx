import { Suspense, useLayoutEffect } from 'react';
import { trackPending } from '@/lib/trackPending';
import type { Elements } from '@/lib/elements';
import { ErrorBoundary } from './ErrorBoundary';

interface OptionalSectionProps {
  /** Replaces the section if it fails. The default is nothing, for a section that the viewer did not request. */
  fallback?: Elements;
  /** The placeholder while the section loads. */
  waiting?: Elements;
  children: Elements;
}

/** An optional, lazily loaded section. Its loading and its failure do not affect the page around it. */
export const OptionalSection = ({ fallback = null, waiting, children }: OptionalSectionProps) => (
  <ErrorBoundary fallback={fallback}>
    <Suspense fallback={<Awaited>{waiting}</Awaited>}>{children}</Suspense>
  </ErrorBoundary>
);

function Awaited({ children }: { children: Elements }) {
  useLayoutEffect(trackPending, []);
  return children;
}

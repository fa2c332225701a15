import { Component } from 'react';
import type { Elements } from '@/lib/elements';

interface ErrorBoundaryProps {
  /** A new one tries anew. */
  resetKey?: string | undefined;
  fallback: Elements;
  children: Elements;
}

interface ErrorBoundaryState {
  failedKey: string | undefined;
  hasFailed: boolean;
}

/** React has error boundaries as classes only, and a library for one is larger than it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, failedKey: undefined };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { hasFailed, failedKey }: ErrorBoundaryState) {
    return { failedKey: resetKey, hasFailed: hasFailed && failedKey === resetKey };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

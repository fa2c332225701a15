import { Component } from 'react';
import type { Elements } from '@/lib/elements';

interface ErrorBoundaryProps {
  /** A new key resets the boundary, so the children render again. */
  resetKey?: string | undefined;
  fallback: Elements;
  children: Elements;
}

interface ErrorBoundaryState {
  failedKey: string | undefined;
  hasFailed: boolean;
}

/** A class, because React has no hook for error boundaries. A library for them is larger than this file. */
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

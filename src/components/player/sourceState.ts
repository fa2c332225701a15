import type { PlaybackError } from './FaultNotice';

/** The source of a video that plays, and its fault. */
export interface SourceState {
  index: number;
  /** Incremented to load the same source again. */
  attempt: number;
  failed: ReadonlySet<number>;
  fault: PlaybackError | null;
  /** The number of network faults and retries since the video last played. Sets the delay before the next retry. */
  waits: number;
}

export type SourceEvent =
  | { type: 'chosen'; index: number }
  /** `next` returns the index of the next source, or -1 if none is left. */
  | { type: 'failed'; fault: PlaybackError; next: (failed: ReadonlySet<number>) => number }
  /** The viewer pressed "Try Again". */
  | { type: 'retried' }
  /** An automatic retry after a network fault. The fault stays until the video plays. */
  | { type: 'asked' }
  /** The video should play, but has received no data for a long time. */
  | { type: 'stalled' }
  | { type: 'plays' };

export const sourceState = (index: number): SourceState => ({
  index,
  attempt: 0,
  failed: new Set(),
  fault: null,
  waits: 0,
});

export function sourceReducer(state: SourceState, event: SourceEvent): SourceState {
  switch (event.type) {
    case 'chosen':
      return { ...sourceState(event.index), attempt: state.attempt + 1 };
    case 'plays':
      return state.waits === 0 && state.fault === null ? state : { ...state, waits: 0, fault: null };
    case 'retried':
      return { ...sourceState(state.index), attempt: state.attempt + 1 };
    case 'asked':
      return { ...state, attempt: state.attempt + 1, waits: state.waits + 1 };
    case 'stalled':
      return { ...state, fault: 'network', waits: state.waits + 1 };
    case 'failed': {
      // A network fault is not the fault of the source, so the same source is retried.
      if (event.fault === 'network') return { ...state, fault: 'network', waits: state.waits + 1 };
      const failed = new Set(state.failed).add(state.index);
      const index = event.next(failed);
      if (index < 0) return { ...state, failed, fault: event.fault };
      return { ...state, index, failed, fault: null };
    }
  }
}

const LONGEST_WAIT_MS = 30_000;

/** The delay before the next network retry: 1 s, 2 s, 4 s and so on, up to 30 s. */
export const waitMs = (waits: number): number => Math.min(1000 * 2 ** Math.max(waits - 1, 0), LONGEST_WAIT_MS);

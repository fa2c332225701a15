import type { Fault } from './faults';

/** Which of a film's sources plays, and what has gone wrong with it. */
export interface SourceState {
  index: number;
  /** Raised to ask for the same source once more. */
  attempt: number;
  failed: ReadonlySet<number>;
  fault: Fault | null;
  /** How often the network was waited for since it last played. */
  waits: number;
}

export type SourceEvent =
  | { type: 'chosen'; index: number }
  /** `next` is the source that is left, -1 where none is. */
  | { type: 'failed'; fault: Fault; next: (failed: ReadonlySet<number>) => number }
  /** Somebody wants another try. */
  | { type: 'retried' }
  /** The network may be back; that it is shows when it plays. */
  | { type: 'asked' }
  /** It should play, and nothing has come for long. */
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
      // The network's faults are no source's: the same one goes on when it is back.
      if (event.fault === 'network') return { ...state, fault: 'network', waits: state.waits + 1 };
      const failed = new Set(state.failed).add(state.index);
      const index = event.next(failed);
      if (index < 0) return { ...state, failed, fault: event.fault };
      return { ...state, index, failed, fault: null };
    }
  }
}

const LONGEST_WAIT_MS = 30_000;

/** 1 s, 2 s, 4 s, …: how long the network is left alone. */
export const waitMs = (waits: number): number => Math.min(1000 * 2 ** Math.max(waits - 1, 0), LONGEST_WAIT_MS);

type Task = () => void;

const tasks = new Set<Task>();
let isScheduled = false;

const inIdleTime: (callback: () => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (callback) => setTimeout(callback, 50);

function schedule(): void {
  if (isScheduled || tasks.size === 0) return;
  isScheduled = true;
  inIdleTime(runNext);
}

function runNext(): void {
  isScheduled = false;
  const [task] = tasks;
  if (!task) return;
  tasks.delete(task);
  // First: a task that throws holds up no other.
  schedule();
  task();
}

/**
 * Runs a task when nothing else is to be done, one at a time and in order: what one of them has started is over before
 * the next one's turn.
 * @returns takes it back
 */
export function whenIdle(task: Task): () => void {
  tasks.add(task);
  schedule();
  return () => tasks.delete(task);
}

/** Whether no task waits for its turn. */
export const isQueueEmpty = (): boolean => tasks.size === 0;

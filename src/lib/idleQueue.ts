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
  // Schedules the next task first, because this one may throw.
  schedule();
  task();
}

/**
 * Runs a task when the browser is idle, one at a time and in order. The synchronous work of a task ends before the next
 * task starts.
 * @returns a function that cancels the task
 */
export function whenIdle(task: Task): () => void {
  tasks.add(task);
  schedule();
  return () => tasks.delete(task);
}

/** Returns whether no task is waiting. */
export const isQueueEmpty = (): boolean => tasks.size === 0;

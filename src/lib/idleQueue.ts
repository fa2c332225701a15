type Task = () => void;

const tasks = new Set<Task>();

const inIdleTime: (callback: () => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (callback) => setTimeout(callback, 50);

function runNext(): void {
  const [task] = tasks;
  if (!task) return;
  tasks.delete(task);
  task();
  if (tasks.size > 0) inIdleTime(runNext);
}

/**
 * Runs a task when nothing else is to be done, one at a time and in order: what one of them has started is over before
 * the next one's turn.
 * @returns takes it back
 */
export function whenIdle(task: Task): () => void {
  tasks.add(task);
  if (tasks.size === 1) inIdleTime(runNext);
  return () => tasks.delete(task);
}

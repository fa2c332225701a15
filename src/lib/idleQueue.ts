type Task = () => void;

const tasks = new Set<Task>();
let isScheduled = false;

/** The longest wait for idle time. Chromium sometimes reports none, for seconds, although the page is quiet. */
const TIMEOUT_MS = 1000;

// Safari has no such function.
const inIdleTime: (task: Task, options: IdleRequestOptions) => void =
  (globalThis as Partial<typeof globalThis>).requestIdleCallback ?? ((task) => setTimeout(task, 50));

function schedule(): void {
  if (isScheduled || tasks.size === 0) return;
  isScheduled = true;
  inIdleTime(runNext, { timeout: TIMEOUT_MS });
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
 * Runs a task when the browser is idle, at the latest after one second, one at a time and in order. The synchronous
 * work of a task ends before the next task starts.
 * @returns a function that cancels the task
 */
export function whenIdle(task: Task): () => void {
  tasks.add(task);
  schedule();
  return () => tasks.delete(task);
}

/** Returns whether no task is waiting. */
export const isQueueEmpty = (): boolean => tasks.size === 0;

/** The events that count as input. A mouse that only moves does not. */
const USER_INPUT_EVENTS = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * The time without input. It is longer than the pause between two turns of a wheel, or between focusing a field and the
 * first key.
 */
const IDLE_AFTER_MS = 4000;

/** Runs a heavy task once, after four seconds without scrolling, presses or keys, when the browser is idle. */
export function whenUserIdle(task: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const type of USER_INPUT_EVENTS) removeEventListener(type, wait, { capture: true });
      whenIdle(task);
    }, IDLE_AFTER_MS);
  };
  for (const type of USER_INPUT_EVENTS) addEventListener(type, wait, { capture: true, passive: true });
  wait();
}

import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeTestStore } from '@tests/makeTestStore';
import { openProgress } from '@/app/openProgress';
import type { RootState } from '@/app/store';
import type { Progress } from '@/domain/progress/progress';
import { reloadedFromStorage } from '@/features/progress/progressSlice';

/** Renders with a store that contains these entries and no other stored state. */
export function renderOpened(ui: ReactNode, entries: Progress[] = []) {
  localStorage.clear();
  // Node's channels keep the process alive.
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const made = makeTestStore();
  openProgress(made);
  made.store.dispatch(reloadedFromStorage(entries));
  const user = userEvent.setup({ delay: null });
  const wrap = (content: ReactNode) => (
    <Provider store={made.store}>
      <MemoryRouter>
        <Suspense>{content}</Suspense>
      </MemoryRouter>
    </Provider>
  );
  const view = render(wrap(ui));
  return { ...made, ...view, user, getState: (): RootState => made.store.getState() };
}

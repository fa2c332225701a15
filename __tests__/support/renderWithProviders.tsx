import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeTestStore } from './makeTestStore';

interface Options {
  /** The address, or a history entry with its state. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  engine?: Parameters<typeof makeTestStore>[0];
}

/** Renders with a fresh store and an in-memory router. */
export function renderWithProviders(ui: ReactNode, { at = '/', engine }: Options = {}) {
  const { store, persistor } = makeTestStore(engine);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>{ui}</MemoryRouter>
    </Provider>,
  );
  return { ...view, store, persistor, user };
}

/** An event that the page reports to the test. */
export interface Report {
  kind: 'listed' | 'unlisted' | 'saved' | 'unsaved' | 'violation';
  /** The key of a title, or the violated directive. */
  what: string;
}

/** The faults around the page. */
export interface Weather {
  /** The offset of the clock, in milliseconds. */
  clockOffset: number;
  /** Whether every second write to storage fails because the storage is full. */
  isFull: boolean;
}

declare global {
  interface Window {
    chaosReport?: (report: Report) => Promise<void>;
    chaosWeather?: Weather;
  }
}

/**
 * Runs in the page before the page's own scripts. The clock and the storage follow the weather, and every change of the
 * watchlist in the store is reported to the test. A cookie gives new pages the weather.
 */
export function instrument(): void {
  if (window !== window.top || !location.protocol.startsWith('http')) return;
  const said = /chaos=([^;]+)/.exec(document.cookie)?.[1];
  const weather: Weather = said ? (JSON.parse(decodeURIComponent(said)) as Weather) : { clockOffset: 0, isFull: false };
  window.chaosWeather = weather;
  const report = (kind: Report['kind'], what: string) => void window.chaosReport?.({ kind, what });

  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    report('violation', `${violatedDirective} ${blockedURI}`);
  });

  const now = Date.now.bind(Date);
  window.Date = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now() + weather.clockOffset], newTarget) as Date,
    apply: () => new Date().toString(),
    get: (target, name) =>
      name === 'now' ? () => now() + weather.clockOffset : (Reflect.get(target, name) as unknown),
  });
  const origin = performance.timeOrigin + weather.clockOffset;
  Object.defineProperty(performance, 'timeOrigin', { get: () => origin });

  let writes = 0;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- Called with the storage that it is asked of.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key: string, text: string) {
    writes += 1;
    const isList = key === 'movieWatchlist';
    if (weather.isFull && writes % 2 === 0) {
      if (isList) report('unsaved', '');
      throw new DOMException('Full', 'QuotaExceededError');
    }
    setItem.call(this, key, text);
    if (isList) report('saved', '');
  };

  interface State {
    watchlist?: { items: { kind: string; id: number | string; source: string }[] };
  }
  interface Store {
    getState: () => State;
    dispatch: (action: { type: string }) => unknown;
  }
  type Make = (...args: unknown[]) => Store;
  const FROM_STORAGE = ['watchlist/reloadedFromStorage', 'persist/REHYDRATE'];
  const keysIn = ({ watchlist }: State) =>
    new Set(watchlist?.items.map(({ kind, id, source }) => [kind, id, source].join(' ')));

  /** Makes a store that reports how each action changed the list. */
  const telling =
    (make: Make): Make =>
    (...args) => {
      const store = make(...args);
      const dispatch = (action: { type: string }) => {
        const before = store.getState();
        const result = store.dispatch(action);
        const after = store.getState();
        if (before.watchlist === after.watchlist || FROM_STORAGE.includes(action.type)) return result;
        const [had, has] = [keysIn(before), keysIn(after)];
        for (const key of has) if (!had.has(key)) report('listed', key);
        for (const key of had) if (!has.has(key)) report('unlisted', key);
        return result;
      };
      return { ...store, dispatch };
    };
  const compose =
    (...enhancers: ((make: Make) => Make)[]) =>
    (make: Make) =>
      enhancers.reduceRight((inner, enhance) => enhance(inner), telling(make));
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose });
}

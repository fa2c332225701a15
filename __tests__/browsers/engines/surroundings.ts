/** In pixels. */
export const WINDOW = { width: 1440, height: 900 };

/** Nobody listens there: the port of a service that throws everything away. */
export const CLOSED = { host: '127.0.0.1', port: 9 };

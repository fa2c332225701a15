/** The size of the window, in pixels. */
export const WINDOW = { width: 1440, height: 900 };

/** An address where no server listens: port 9 belongs to the discard service. */
export const CLOSED = { host: '127.0.0.1', port: 9 };

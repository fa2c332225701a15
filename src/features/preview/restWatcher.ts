/** Who is told of a place that somebody rests at, and leaves. */
export interface RestListener {
  onRest: (place: HTMLElement) => void;
  onLeave: (place: HTMLElement) => void;
}

/** One who may come to rest at a place: the mouse, or the focus. */
export interface RestWatcher {
  /** The page has moved below them: the wait begins anew. */
  startOver: () => void;
  stop: () => void;
}

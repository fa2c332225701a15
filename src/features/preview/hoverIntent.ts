/** Callbacks for hover intent: the pointer or the focus stays on a card, or leaves it. */
export interface HoverIntentListener {
  onRest: (place: HTMLElement) => void;
  onLeave: (place: HTMLElement) => void;
}

/** Detects hover intent of the pointer or of the focus. */
export interface HoverIntentWatcher {
  /** The page has scrolled below the pointer, so the wait restarts. */
  startOver: () => void;
  stop: () => void;
}

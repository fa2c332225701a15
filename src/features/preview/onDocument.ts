type Handlers = { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void };

const OPTIONS = { capture: true, passive: true };

/**
 * Listens to events on the document in the capture phase, before the handlers of their targets.
 * @returns a function that removes the listeners
 */
export function onDocument(handlers: Handlers): () => void {
  // `Object.entries` loses the relation of event types and handlers.
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handle] of all) document.addEventListener(type, handle, OPTIONS);
  return () => {
    for (const [type, handle] of all) document.removeEventListener(type, handle, OPTIONS);
  };
}

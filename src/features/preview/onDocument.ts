type Handlers = { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void };

const OPTIONS = { capture: true, passive: true };

/**
 * Hears of what happens anywhere in the page, before those who are meant.
 * @returns ends it
 */
export function onDocument(handlers: Handlers): () => void {
  // The keys and the events of the handlers are the document's own, by their type.
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handle] of all) document.addEventListener(type, handle, OPTIONS);
  return () => {
    for (const [type, handle] of all) document.removeEventListener(type, handle, OPTIONS);
  };
}

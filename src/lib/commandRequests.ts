/** A button asks for a command by this event, because the commands load after the buttons. */
const REQUEST = 'kinora:command';

export const requestCommand = (id: string): void => void window.dispatchEvent(new CustomEvent(REQUEST, { detail: id }));

/** Calls back with the id of each requested command. Returns a function that stops it. */
export function onCommandRequest(run: (id: string) => void): () => void {
  const handleRequest = (event: Event) => run(String((event as CustomEvent<unknown>).detail));
  window.addEventListener(REQUEST, handleRequest);
  return () => window.removeEventListener(REQUEST, handleRequest);
}

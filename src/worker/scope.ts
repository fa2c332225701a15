declare const self: ServiceWorkerGlobalScope;

/** The base URL of the bundle, with a slash at the end. */
export const SCOPE = self.registration.scope;

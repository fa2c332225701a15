declare const self: ServiceWorkerGlobalScope;

/** The bundle's place, with a slash at the end. */
export const SCOPE = self.registration.scope;

/** What in an address means a fault: `/fault/a3:retry=2,a14@discover/3/movie/popular`. */
const PREFIX = /^\/fault\/([^/]+)(\/.*)$/;

function readFault(text) {
  const [spec, scope] = text.split('@');
  const [name, ...options] = spec.split(':');
  return {
    name: name.toLowerCase(),
    options: Object.fromEntries(options.map((option) => option.split('='))),
    // A point stands for a slash: `movie.popular`.
    scope: scope?.replaceAll('.', '/') ?? null,
  };
}

/**
 * The faults that an address asks for, and what remains of it.
 * @param pathname whole: `/fault/a4@discover/3/discover/movie`
 */
export function readFaults(pathname) {
  const [, faults, rest] = PREFIX.exec(pathname) ?? [null, null, pathname];
  return { faults: faults ? decodeURIComponent(faults).split(',').map(readFault) : [], rest };
}

/** Faults that are of some questions only where nobody narrows them. */
const OWN_SCOPES = { a2: /^(movie|tv|person|collection|keyword)\/\d+/ };

/** Whether a fault is of this question: `discover/movie`; `t/p` is every picture. */
export function isOf(fault, path) {
  if (fault.scope !== null) return path.startsWith(fault.scope);
  const own = OWN_SCOPES[fault.name];
  return !path.startsWith('t/p') && (own?.test(path) ?? true);
}

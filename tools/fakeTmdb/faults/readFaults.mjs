/** The prefix of a URL that names faults: `/fault/a3:retry=2,a14@discover/3/movie/popular`. */
const PREFIX = /^\/fault\/([^/]+)(\/.*)$/;

function readFault(text) {
  const [spec, scope] = text.split('@');
  const [name, ...options] = spec.split(':');
  return {
    name: name.toLowerCase(),
    options: Object.fromEntries(options.map((option) => option.split('='))),
    // A dot stands for a slash: `movie.popular`.
    scope: scope?.replaceAll('.', '/') ?? null,
  };
}

/**
 * Returns the faults that a URL names, and the rest of the URL.
 * @param pathname the whole path: `/fault/a4@discover/3/discover/movie`
 */
export function readFaults(pathname) {
  const [, faults, rest] = PREFIX.exec(pathname) ?? [null, null, pathname];
  return { faults: faults ? decodeURIComponent(faults).split(',').map(readFault) : [], rest };
}

/** The requests that a fault affects if the URL gives no scope. */
const OWN_SCOPES = { a2: /^(movie|tv|person|collection|keyword)\/\d+/ };

/** Returns whether a fault affects a request: `discover/movie`. The scope `t/p` stands for all images. */
export function isOf(fault, path) {
  if (fault.scope !== null) return path.startsWith(fault.scope);
  const own = OWN_SCOPES[fault.name];
  return !path.startsWith('t/p') && (own?.test(path) ?? true);
}

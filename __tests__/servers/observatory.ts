/** The result of one of the Observatory's tests: the finding, and the points that it adds or takes. */
type Finding = [reason: string, points: number];
type Headers = Readonly<Record<string, string>>;

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'data:', 'blob:', "'unsafe-inline'"];
const SIX_MONTHS = 15_768_000;

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

function policy(headers: Headers): Finding {
  const given = headers['content-security-policy'];
  if (given === undefined) return ['no policy', -25];
  const directives = directivesOf(given);
  const valuesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const allows = (name: string, values: string[]) => valuesOf(name).some((value) => values.includes(value));
  if (allows('script-src', BROAD) || allows('object-src', BROAD)) return ['unsafe scripts', -20];
  if (allows('script-src', ["'unsafe-eval'"])) return ['eval', -10];
  if (['img-src', 'media-src', 'connect-src', 'frame-src'].some((name) => allows(name, ['http:', '*'])))
    return ['insecure hosts', -10];
  if (allows('style-src', BROAD)) return ['unsafe styles', 0];
  return directives.get('default-src')?.join() === "'none'" ? ['nothing but what is named', 10] : ['a safe policy', 5];
}

function framing(headers: Headers): Finding {
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((value) => BROAD.includes(value))) return ['framing by the policy', 5];
  return headers['x-frame-options'] ? ['framing by its own header', 0] : ['framed by anybody', -20];
}

function transport(headers: Headers): Finding {
  const age = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (age === undefined) return ['no strict transport', -20];
  return Number(age) >= SIX_MONTHS ? ['strict transport', 0] : ['strict transport for a short time', -10];
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const TESTS: readonly ((headers: Headers) => Finding)[] = [
  policy,
  framing,
  transport,
  (headers) => (headers['x-content-type-options'] === 'nosniff' ? ['no sniffing', 0] : ['sniffing', -5]),
  (headers) =>
    PRIVATE.includes(headers['referrer-policy'] ?? '') ? ['private referrer', 5] : ['the browser’s referrer', 0],
  (headers) =>
    ['same-origin', 'same-site'].includes(headers['cross-origin-resource-policy'] ?? '')
      ? ['resources stay here', 10]
      : ['resources for all', 0],
  (headers) => (headers['access-control-allow-origin'] === '*' ? ['shared with every origin', -50] : ['not shared', 0]),
  (headers) => (headers['set-cookie'] === undefined ? ['no cookies', 0] : ['cookies', -20]),
];

/**
 * Scores a response by those rules of Mozilla's HTTP Observatory that concern headers: 100 points less penalties. If at
 * least 90 points are left, bonus points are added.
 */
export function grade(headers: Headers): { score: number; reasons: string[] } {
  const findings = TESTS.map((test) => test(headers));
  const sum = (isCounted: (points: number) => boolean) =>
    findings.reduce((total, [, points]) => total + (isCounted(points) ? points : 0), 0);
  const base = 100 + sum((points) => points < 0);
  return {
    score: base < 90 ? base : base + sum((points) => points > 0),
    reasons: findings.map(([reason, points]) => `${reason} ${points}`),
  };
}

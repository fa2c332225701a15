/** The patterns in order of priority: most browsers also contain the names of others. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

/** Returns a name such as `Firefox 140.0`. More detail could identify a viewer. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const number = pattern.exec(userAgent)?.[1];
    if (number !== undefined) return `${name} ${number}`;
  }
  return 'unknown';
}

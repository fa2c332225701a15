/** By what a browser calls itself; the first that fits, as most call themselves by others' names as well. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

/** `Firefox 140.0`, and no more of what could tell one viewer from another. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const number = pattern.exec(userAgent)?.[1];
    if (number !== undefined) return `${name} ${number}`;
  }
  return 'not known';
}

/** Returns the BCP 47 form of a language tag: `pt-BR` for `pt-br`, `de` for `ger`. Returns null for an invalid tag. */
export function canonical(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

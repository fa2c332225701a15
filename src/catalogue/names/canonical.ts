/** A language's tag as BCP 47 writes it: `pt-br` is `pt-BR`, and `ger` is `de`; null for what is no tag. */
export function canonical(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

const ARTICLE_BEHIND = /^(.+), (the|an?|der|die|das|le|la|les|l['’]|el|los|las|il|lo|gli|de|het|een|den|det)$/iu;

/** Returns a title with its article first. Some catalogs write `Matrix, The`. */
export function articleFirst(title: string): string {
  const [, rest, article] = ARTICLE_BEHIND.exec(title) ?? [];
  if (rest === undefined || article === undefined) return title;
  return /['’]$/.test(article) ? article + rest : `${article} ${rest}`;
}

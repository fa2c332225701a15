export interface Studio {
  id: number;
  name: string;
  /** The last segment of the path: `/studio/<slug>`. */
  slug: string;
}

export const STUDIOS: readonly Studio[] = [
  { id: 1, name: 'Warner Bros', slug: 'warner-bros' },
  { id: 2, name: 'Marvel', slug: 'marvel' },
  { id: 3, name: 'HBO', slug: 'hbo' },
  { id: 4, name: 'Paramount', slug: 'paramount' },
];

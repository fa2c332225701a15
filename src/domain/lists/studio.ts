import studios from './studios.json';

export interface Studio {
  id: number;
  name: string;
  /** The last segment of the path: `/studio/<slug>`. */
  slug: string;
}

/** The studios of the demo. Scripts that a site of its own loads must not contain them. */
export const STUDIOS: readonly Studio[] = studios;

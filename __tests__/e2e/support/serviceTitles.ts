import { askService } from './tmdbService';

/** The fields of the service's records that determine the content of a screen. */
export interface WireTitle {
  id: number;
  title?: string;
  name?: string;
  runtime?: number | null;
  belongs_to_collection?: { id: number; name: string } | null;
  seasons?: { season_number: number; name: string; episode_count: number }[];
  credits?: { cast: { id: number; name: string }[] };
  videos?: { results: { key: string; name: string }[] };
  images?: { backdrops: unknown[] };
  keywords?: { keywords?: { id: number; name: string }[] };
}

const PARTS = 'credits,videos,images,keywords';
const PAGES = ['1', '2', '3', '4', '5'];

/** Returns the first popular title with the property that a test needs. */
export async function findTitle(kind: 'movie' | 'tv', isIt: (title: WireTitle) => boolean): Promise<WireTitle> {
  for (const page of PAGES) {
    const { results } = await askService<{ results: WireTitle[] }>(`${kind}/popular`, { page });
    for (const { id } of results) {
      const title = await askService<WireTitle>(`${kind}/${id}`, { append_to_response: PARTS });
      if (isIt(title)) return title;
    }
  }
  throw new Error(`The service has no ${kind} of this kind`);
}

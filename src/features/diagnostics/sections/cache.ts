import { cacheEntries } from '@/api/cache/cacheEntries';
import { dataSource } from '@/api/client/dataSource';
import { SOURCES } from '@/domain/record/source';
import { delay } from '@/lib/time';
import { isCatalogueText, storageReport } from '@/persistence/storageReport';
import type { Section } from '../report';
import { SOURCE_LABELS } from '../sourceLabels';
import { storeServices } from '../storeServices';
import { agoInWords, bytesInWords, instantInWords } from '../words';

export const cache: Section = {
  heading: 'Catalogue cache',
  read: async (store, show) => {
    // The cache writes a new response in a later task.
    await delay(0);
    const answers = cacheEntries(store.getState()).map(({ entry }) => entry);
    const times = answers.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? []);
    const counts = SOURCES.flatMap((source) => {
      const count = answers.filter(({ data }) => dataSource(data) === source).length;
      return count === 0 ? [] : `${SOURCE_LABELS[source]} ${count}`;
    });
    const size = storageReport().texts.find(isCatalogueText)?.bytes ?? 0;
    const kept = (await (await storeServices(store).responseCache)?.kept.size()) ?? { count: 0, bytes: 0 };
    const now = Date.now();
    const time = (at: number) => (times.length === 0 ? 'none' : `${instantInWords(at)}, ${agoInWords(at, now)}`);
    show([
      { label: 'Responses', value: String(times.length) },
      { label: 'Sources', value: counts.join(', ') || 'none yet' },
      { label: 'Oldest', value: time(Math.min(...times)) },
      { label: 'Newest', value: time(Math.max(...times)) },
      { label: 'Stored for the next visit', value: bytesInWords(size) },
      {
        label: 'Cached TMDB responses',
        value: kept.count === 0 ? 'none' : `${kept.count}, ${bytesInWords(kept.bytes)}`,
      },
    ]);
  },
};

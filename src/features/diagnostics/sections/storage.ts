import { persistenceAnswer } from '@/persistence/requestPersistentStorage';
import type { StorageReport } from '@/persistence/storageReport';
import { storageReport } from '@/persistence/storageReport';
import type { Row, Section } from '../report';
import { bytesInWords, yesOrNo } from '../words';

const STATES: Record<StorageReport['state'], Omit<Row, 'label'>> = {
  works: { value: 'Works', mark: 'good' },
  readOnly: { value: 'Full or read-only: changes are lost when you close the tab', mark: 'bad' },
  blocked: { value: 'Blocked: changes are lost when you close the tab', mark: 'bad' },
};

/** Old browsers lack these APIs, and browsers with blocked storage may reject the call. */
const ask = async <T>(question: () => Promise<T> | undefined): Promise<T | undefined> => {
  try {
    return await question();
  } catch {
    return undefined;
  }
};

export const storage: Section = {
  heading: 'Storage',
  read: async ({ engine }, show) => {
    const { storage: manager } = navigator as { storage?: StorageManager };
    const { usage, quota } = (await ask(() => manager?.estimate())) ?? {};
    const isPersisted = await ask(() => manager?.persisted());
    const { state, texts } = storageReport();
    const isEstimated = usage !== undefined && quota !== undefined;
    show([
      { label: 'Local storage', ...STATES[state] },
      { label: 'Used', value: isEstimated ? `${bytesInWords(usage)} of ${bytesInWords(quota)}` : 'unknown' },
      { label: 'Persisted', value: isPersisted === undefined ? 'unknown' : yesOrNo(isPersisted) },
      { label: 'Persistence requested', value: persistenceAnswer(engine) ?? 'not yet' },
      ...texts.map(({ key, bytes }) => ({ label: key, value: bytesInWords(bytes) })),
    ]);
  },
};

import { importWithRetry } from '@/lib/importWithRetry';

const gone = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('a chunk is requested again after one failure', async () => {
  const load = jest.fn().mockRejectedValueOnce(gone()).mockResolvedValueOnce('part');

  expect(await importWithRetry(load)).toBe('part');
});

test('a chunk fails after two failures', async () => {
  const load = jest.fn().mockRejectedValue(gone());

  await expect(importWithRetry(load)).rejects.toThrow('Loading chunk 7 failed.');
  expect(load).toHaveBeenCalledTimes(2);
});

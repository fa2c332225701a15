import type { SampleCatalogue } from './sampleCatalogue';

/** Loads the sample catalogue. It is a separate chunk, which is not downloaded if the servers respond. */
export async function loadSamples(): Promise<SampleCatalogue> {
  const { sampleCatalogue } = await import(/* webpackChunkName: "samples" */ './sampleCatalogue');
  return sampleCatalogue;
}

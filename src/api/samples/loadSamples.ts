import type { SampleCatalogue } from './sampleCatalogue';

/** The sample catalogue is a chunk of its own: with servers that answer it is never downloaded. */
export async function loadSamples(): Promise<SampleCatalogue> {
  const { sampleCatalogue } = await import(/* webpackChunkName: "samples" */ './sampleCatalogue');
  return sampleCatalogue;
}

import { useSite } from '@/components/site/SiteContext';
import { lazyPage } from '@/lib/lazyPage';
import { NotFoundPage } from './NotFoundPage';

// deploy/setup.cjs removes this chunk with the samples.
const DemoStudio = lazyPage(() =>
  import(/* webpackChunkName: "sample-studio" */ './shared/DemoStudio').then((m) => m.DemoStudio),
);

/** The page of a studio. Only the samples have studios. */
export const StudioPage = () => (useSite().samples ? <DemoStudio /> : <NotFoundPage />);

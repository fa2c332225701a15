import { FullyLoadedMarker } from '@/components/feedback/FullyLoadedMarker';
import { Commands } from './Commands';

/** The parts that the first screen of a signed-out viewer does not need. */
export const SignedOutExtras = () => (
  <>
    <Commands isSignedIn={false} />
    <FullyLoadedMarker />
  </>
);

import { Notice } from './Notice';

/** Somebody pressed a button for it, or scrolled to it, and it does not come. */
export const PartFailed = () => <Notice inline icon="alert" role="alert" text="This part could not be loaded" />;

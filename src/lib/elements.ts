import type { ReactElement } from 'react';

/**
 * An element, several of them, or nothing. A part of a page is typed so, not as a ReactNode, where other content stands
 * beside it: browsers replace text nodes when they translate a page, so loose text must not come, go or change there.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;

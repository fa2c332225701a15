import type { ReactElement } from 'react';

/**
 * One or more elements, or nothing. A part of a page has this type, not `ReactNode`, if other content is beside it.
 * Browsers replace text nodes when they translate a page, so React must not insert, remove or change loose text there.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;

import { findByReference } from './findByReference';
import { localAnswer } from './localAnswer';
import { nearTitles } from './nearTitles';
import { ownEntries } from './ownEntries';
import { suggestTitles } from './suggestTitles';

/** All that it takes to search lists in the browser. */
export const searchLibrary = { findByReference, localAnswer, nearTitles, ownEntries, suggestTitles };

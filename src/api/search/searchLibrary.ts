import { findByReference } from './findByReference';
import { localAnswer } from './localAnswer';
import { localEntries } from './localEntries';
import { nearTitles } from './nearTitles';
import { ownAnswer } from './ownAnswer';
import { foldedEntries } from './foldedEntries';
import { foldedSamples } from './foldedSamples';
import { suggestTitles } from './suggestTitles';

/** The functions of the search chunk. */
export const searchLibrary = {
  findByReference,
  foldedEntries,
  foldedSamples,
  localAnswer,
  localEntries,
  nearTitles,
  ownAnswer,
  suggestTitles,
};

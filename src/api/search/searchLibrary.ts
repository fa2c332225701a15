import { findByReference } from './findByReference';
import { localAnswer } from './localAnswer';
import { localEntries } from './localEntries';
import { typoSuggestions } from './typoSuggestions';
import { ownAnswer } from './ownAnswer';
import { searchIndexEntries } from './searchIndexEntries';
import { foldedSamples } from './foldedSamples';
import { suggestTitles } from './suggestTitles';

/** The functions of the search chunk. */
export const searchLibrary = {
  findByReference,
  searchIndexEntries,
  foldedSamples,
  localAnswer,
  localEntries,
  typoSuggestions,
  ownAnswer,
  suggestTitles,
};

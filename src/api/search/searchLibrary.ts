import { findByReference } from './findByReference';
import { localAnswer, ownAnswer } from './localAnswer';
import { localEntries } from './localEntries';
import { typoSuggestions } from './typoSuggestions';
import { searchIndexEntries, foldedSamples } from './searchIndex';
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

import { findByReference } from './findByReference';
import { localAnswer, ownAnswer } from './localAnswer';
import { localEntries, localStudios } from './localEntries';
import { typoSuggestions } from './typoSuggestions';
import { searchIndexEntries, samplesForSearch } from './searchIndex';
import { suggest } from './suggest';

/** The functions of the search chunk. */
export const searchLibrary = {
  findByReference,
  searchIndexEntries,
  samplesForSearch,
  localAnswer,
  localEntries,
  localStudios,
  typoSuggestions,
  ownAnswer,
  suggest,
};

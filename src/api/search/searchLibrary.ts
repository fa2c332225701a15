import { findByReference } from './findByReference';
import { localAnswer, ownAnswer } from './localAnswer';
import { localEntries, localStudios } from './localEntries';
import { typoSuggestions } from './typoSuggestions';
import { searchIndexEntries, foldedSamples } from './searchIndex';
import { suggest } from './suggest';

/** The functions of the search chunk. */
export const searchLibrary = {
  findByReference,
  searchIndexEntries,
  foldedSamples,
  localAnswer,
  localEntries,
  localStudios,
  typoSuggestions,
  ownAnswer,
  suggest,
};

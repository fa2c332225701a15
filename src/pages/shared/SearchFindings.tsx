import { useCallback } from 'react';
import type { Title } from '@/domain/title/title';
import { FoundResults } from '@/features/search/FoundResults';
import type { Elements } from '@/lib/elements';
import { FoundCards } from './FoundCards';

interface SearchFindingsProps {
  searchFor: string;
  onPress: (title: Title, searchedFor: string) => void;
  /** A title's or somebody's own page is opened. */
  onOpen: (searchedFor: string) => void;
  onSearch: (query: string) => void;
  instead: Elements;
}

/** What a search found, with cards of its own. */
export function SearchFindings({ searchFor, onPress, onOpen, onSearch, instead }: SearchFindingsProps) {
  const renderCards = useCallback(
    (titles: readonly Title[]) => <FoundCards titles={titles} query={searchFor} onPress={onPress} onOpen={onOpen} />,
    [searchFor, onPress, onOpen],
  );
  return (
    <FoundResults
      searchFor={searchFor}
      renderCards={renderCards}
      onOpenPerson={onOpen}
      onSearch={onSearch}
      instead={instead}
    />
  );
}

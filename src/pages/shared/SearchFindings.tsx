import { useCallback } from 'react';
import type { Title } from '@/domain/title/title';
import { FoundResults } from '@/features/search/FoundResults';
import type { Elements } from '@/lib/elements';
import { FoundCards } from './FoundCards';

interface SearchFindingsProps {
  searchFor: string;
  onPress: (title: Title, searchedFor: string) => void;
  /** Called when the viewer opens the page of a title or a person. */
  onOpen: (searchedFor: string) => void;
  onSearch: (query: string) => void;
  instead: Elements;
}

/** The results of a search, with their own kind of cards. */
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

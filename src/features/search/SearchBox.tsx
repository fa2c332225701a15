import type { KeyboardEvent } from 'react';
import { Suspense, useId, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { lazyPart } from '@/lib/lazyComponent';
import * as styles from './SearchBox.module.css';

const MarkedText = lazyPart(() => import(/* webpackChunkName: "search" */ './MarkedText').then((m) => m.MarkedText));

interface SearchBoxProps {
  /** What stands in the field. */
  text: string;
  suggestions: readonly string[];
  isSearching: boolean;
  onType: (text: string) => void;
  /** A suggestion was taken, or Enter pressed: no need to wait for a pause. */
  onSubmit: (text: string) => void;
  onClear: () => void;
}

/** A combobox by the ARIA pattern: the focus stays in the field, the arrows go through the list below it. */
export function SearchBox({ text, suggestions, isSearching, onType, onSubmit, onClear }: SearchBoxProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isListShown = isOpen && suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const submit = (chosen: string) => {
    close();
    onSubmit(chosen);
  };
  const move = (step: 1 | -1) => {
    setIsOpen(true);
    // One place more than there are options: before the first, nothing is active.
    const places = suggestions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') submit(suggestions[active] ?? text);
    else if (event.key === 'Escape' && isListShown) close();
    else if (event.key === 'Escape' && text !== '') onClear();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.box}>
      <Icon name="search" size={22} className={styles.lens} />
      <input
        role="combobox"
        type="search"
        aria-label="Search for movies"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isListShown && active >= 0 ? optionId(active) : undefined}
        placeholder="Search for movies..."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={text}
        className={styles.input}
        onChange={(event) => {
          setIsOpen(true);
          setActive(-1);
          onType(event.target.value);
        }}
        onKeyDown={handleKeyDown}
        onBlur={close}
      />
      {isSearching && (
        <span role="status" className={styles.searching}>
          Searching...
        </span>
      )}
      {text !== '' && (
        <IconButton
          label="Clear search"
          onClick={() => {
            close();
            onClear();
          }}
        >
          <Icon name="close" size={20} />
        </IconButton>
      )}
      <ul id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden={!isListShown} className={styles.list}>
        {suggestions.map((suggestion, index) => (
          // The keyboard's way to an option is the field's.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={suggestion}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onPointerDown={(event) => {
              // The field keeps the focus.
              event.preventDefault();
            }}
            onClick={() => {
              submit(suggestion);
            }}
          >
            <Icon name="search" size={16} />
            <Suspense fallback={<span dir="auto">{suggestion}</span>}>
              <MarkedText text={suggestion} query={text} />
            </Suspense>
          </li>
        ))}
      </ul>
    </div>
  );
}

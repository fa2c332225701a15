import type { KeyboardEvent } from 'react';
import { Suspense, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import type { Suggestion } from '@/domain/query/suggestion';
import { t } from '@/i18n/t';
import { lazyWithRetry } from '@/lib/lazyPage';
import { noteOf } from './noteOf';
import * as styles from './SearchBox.module.css';

const SuggestionLine = lazyWithRetry(() =>
  import(/* webpackChunkName: "search" */ './SuggestionLine').then((m) => m.SuggestionLine),
);

interface Typing {
  /** The time of the last key press, as returned by `performance.now()`. */
  keyAt: number;
  /** An input method is still composing the last letters. */
  isComposing: boolean;
}

interface SearchBoxProps {
  /** The value of the field. */
  text: string;
  suggestions: readonly Suggestion[];
  isSearching: boolean;
  onType: (text: string, typing: Typing) => void;
  /** Called on Enter, to search without the debounce. */
  onSubmit: (text: string) => void;
  onPick: (suggestion: Suggestion) => void;
  onClear: () => void;
}

/** Hangul and all characters from kana on, which an input method changes until the composition ends. */
const CHANGING_LETTERS = /[\u1100-\u11ff\u3040-\uffef]/;

/** Android keyboards compose every word, even if its letters are final. */
const isUnfinished = ({ isComposing, data }: InputEvent) =>
  isComposing && (!navigator.userAgent.includes('Android') || CHANGING_LETTERS.test(data ?? ''));

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A combobox by the ARIA pattern: the focus stays in the field, and the arrow keys move through the list. */
export function SearchBox({ text, suggestions, isSearching, onType, onSubmit, onPick, onClear }: SearchBoxProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const keyAt = useRef(0);
  const isListShown = isOpen && suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const type = (next: string, isComposing: boolean) => {
    setIsOpen(true);
    setActive(-1);
    onType(next, { keyAt: keyAt.current, isComposing });
  };
  const submit = (chosen: Suggestion | undefined) => {
    close();
    if (chosen) onPick(chosen);
    else onSubmit(text);
  };
  /** Returns whether there is an option in that direction. -1 means that no option is active. */
  const move = (step: 1 | -1): boolean => {
    const next = active + step;
    if (next < -1 || next >= suggestions.length) {
      close();
      return false;
    }
    setIsOpen(true);
    setActive(next);
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    keyAt.current = performance.now();
    // During a composition, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    // Beyond the suggestions, the key leads to the next part of the page.
    if (step) {
      if (!move(step)) return;
    } else if (event.key === 'Enter') submit(suggestions[active]);
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
        name="q"
        aria-label={t('Search for movies')}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isListShown && active >= 0 ? optionId(active) : undefined}
        placeholder={t('Search for movies...')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={text}
        className={styles.input}
        onChange={({ target, nativeEvent }) => type(target.value, isUnfinished(nativeEvent as InputEvent))}
        // Chrome fires no input event after the end of a composition.
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
        onKeyDown={handleKeyDown}
        onBlur={close}
      />
      {isSearching && (
        <span role="status" className={styles.searching}>
          {t('Searching...')}
        </span>
      )}
      {text !== '' && (
        <IconButton
          label={t('Clear search')}
          onClick={() => {
            close();
            onClear();
          }}
        >
          <Icon name="close" size={20} />
        </IconButton>
      )}
      <ul id={`${id}-list`} role="listbox" aria-label={t('Suggestions')} hidden={!isListShown} className={styles.list}>
        {suggestions.map((suggestion, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/role-supports-aria-props -- the keyboard's way to an option is the field's; every role may have a description since ARIA 1.3
          <li
            key={suggestion.text}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            aria-description={noteOf(suggestion)}
            className={styles.option}
            onPointerDown={(event) => {
              // Keeps the focus in the field.
              event.preventDefault();
            }}
            onClick={() => {
              submit(suggestion);
            }}
          >
            <Suspense fallback={<span dir="auto">{suggestion.text}</span>}>
              <SuggestionLine suggestion={suggestion} query={text} />
            </Suspense>
          </li>
        ))}
      </ul>
    </div>
  );
}

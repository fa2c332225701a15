import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { Note } from '@/components/feedback/Note';
import { NOTES_PILE } from '@/components/feedback/notesPile';
import { Button } from '@/components/ui/Button';
import type { Removal } from '@/domain/watchlist/removal';
import { counted } from '@/lib/counted';

interface UndoNoteProps {
  removals: readonly Removal[];
  onUndo: () => void;
  onDismiss: () => void;
}

/** What was just taken off, and the way back: the button, or the keys that undo anywhere. It stays until it is answered. */
export function UndoNote({ removals, onUndo, onDismiss }: UndoNoteProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
    if (!isUndo || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => {
      window.removeEventListener('keydown', handleKey);
    };
  }, []);

  const what = removals.length === 1 ? removals[0]?.item.title : counted(removals.length, 'title');
  return createPortal(
    <section aria-label="Just removed">
      <Note text={`${what} removed`} onDismiss={onDismiss}>
        <Button aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
          Undo
        </Button>
      </Note>
    </section>,
    document.getElementById(NOTES_PILE) ?? document.body,
  );
}

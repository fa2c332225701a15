import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { Toast, TOAST_REGION_ID } from '@/components/feedback/Toast';
import { Button } from '@/components/ui/Button';
import type { Removal } from '@/domain/watchlist/removal';
import { plural, t } from '@/i18n/t';

interface UndoNoteProps {
  removals: readonly Removal[];
  onUndo: () => void;
  onDismiss: () => void;
}

/**
 * A toast that offers to undo a removal, by its button or by the usual shortcut. It stays until the viewer acts or
 * dismisses it.
 */
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

  const text =
    removals[0] && removals.length === 1
      ? t('{title} removed', { title: removals[0].item.title })
      : plural(removals.length, '{count} title removed', '{count} titles removed');
  return createPortal(
    <section aria-label={t('Just removed')}>
      <Toast text={text} onDismiss={onDismiss}>
        <Button aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
          {/* Translators: Takes back a removal from the watchlist */}
          {t('Undo')}
        </Button>
      </Toast>
    </section>,
    document.getElementById(TOAST_REGION_ID) ?? document.body,
  );
}

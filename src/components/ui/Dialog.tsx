import { classNames } from '@/lib/classNames';
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import * as styles from './Dialog.module.css';

interface DialogProps extends ComponentProps<'dialog'> {
  /** Escape, a press beside the dialog, or the platform's own way of closing. */
  onClose: () => void;
}

/**
 * A modal dialog, open as long as it is mounted. The platform's own element traps the focus, makes the page behind
 * inert and gives the focus back to where it was. One dialog may stand in another: each answers for itself alone, as
 * React lets the events of the inner one bubble through the outer.
 */
export function Dialog({ onClose, className, children, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    element?.showModal();
    // Only a page that scrolls has a bar whose room is kept.
    root.dataset.modal = String(root.scrollHeight > root.clientHeight);
    return () => {
      element?.close();
      if (!document.querySelector('dialog[open]')) delete root.dataset.modal;
    };
  }, []);

  const isOwn = (event: SyntheticEvent) => event.target === dialog.current;

  // A press that begins inside, on text that is being selected, and ends beside the dialog is a click on it as well.
  const beganBeside = useRef(false);
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    // The second press of two is meant for what opened the dialog.
    const isSecond = event.detail > 1;
    if (beganBeside.current && !isSecond && isOwn(event) && isBeside(event)) onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the platform gives keyboards the same way out: Escape
    <dialog
      {...props}
      ref={dialog}
      className={classNames(styles.dialog, className)}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close a second dialog in a row without asking: `cancel` needs a press in between.
      onClose={(event) => {
        if (isOwn(event)) onClose();
      }}
      onPointerDown={(event) => {
        beganBeside.current = isOwn(event) && isBeside(event);
      }}
      onClick={handleClick}
    >
      {children}
    </dialog>
  );
}

/** Whether the pointer is on the backdrop, which counts as the dialog itself, and not on the dialog's own box. */
function isBeside({ clientX, clientY, currentTarget }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

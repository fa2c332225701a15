import { classNames } from '@/lib/classNames';
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import * as styles from './Dialog.module.css';

interface DialogProps extends ComponentProps<'dialog'> {
  /** Called on Escape, on a press beside the dialog, and when the browser closes the dialog. */
  onClose: () => void;
}

/**
 * A modal dialog, open while it is mounted. The native element traps the focus, makes the page behind inert and
 * restores the focus. React bubbles the events of a nested dialog through the outer one, so each dialog handles its own
 * events only.
 */
export function Dialog({ onClose, className, children, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, because its cleanup runs before the element leaves the page: only then does closing restore the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    element?.showModal();
    // Only a page that scrolls has a scrollbar whose space must be reserved.
    root.dataset.modal = String(root.scrollHeight > root.clientHeight);
    return () => {
      element?.close();
      if (!document.querySelector('dialog[open]')) delete root.dataset.modal;
    };
  }, []);

  const isOwn = (event: SyntheticEvent) => event.target === dialog.current;

  // The press must begin beside the dialog: selecting text from the inside to the outside also ends in a click on it.
  const beganBeside = useRef(false);
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    // The second press of a double click belongs to the control that opened the dialog.
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
      // Browsers close the second of two dialogs in a row without a `cancel` event, unless the viewer pressed something
      // between.
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

/** Returns whether the pointer is on the backdrop. Events of the backdrop have the dialog as their target. */
function isBeside({ clientX, clientY, currentTarget }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

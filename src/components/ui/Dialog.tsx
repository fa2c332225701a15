import { classNames } from '@/lib/classNames';
import type { ComponentProps, MouseEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import * as styles from './Dialog.module.css';

interface DialogProps extends ComponentProps<'dialog'> {
  /** Escape, a click beside the dialog, or the platform's own way of closing. */
  onClose: () => void;
}

/**
 * A modal dialog, open as long as it is mounted. The platform's own element traps the focus, makes the page behind
 * inert and gives the focus back to where it was.
 */
export function Dialog({ onClose, className, children, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);

  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // The platform gives keyboards the same way out: Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      {...props}
      ref={dialog}
      className={classNames(styles.dialog, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={handleClick}
    >
      {children}
    </dialog>
  );
}

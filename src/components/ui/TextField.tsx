import type { ComponentProps } from 'react';
import { useId } from 'react';
import type { Elements } from '@/lib/elements';
import * as styles from './TextField.module.css';
import { Icon } from './Icon';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  /** A control at the end of the field. */
  trailing?: Elements;
}

/** A labeled input. Its error is below it and is announced. */
export function TextField({ label, error, trailing, ...props }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...props}
          id={id}
          className={styles.input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {trailing}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

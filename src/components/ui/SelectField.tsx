import { useId } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from './Icon';
import * as styles from './SelectField.late.module.css';

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
  /** The id of an element that describes the field. */
  describedBy?: string;
  className?: string | undefined;
}

/** A labeled native `<select>`. */
export function SelectField({ label, value, options, onChange, describedBy, className }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={value}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} className={styles.arrow} />
      </div>
    </div>
  );
}

import { classNames } from '@/lib/classNames';
import type { ChangeEvent, RefCallback } from 'react';
import { useId } from 'react';
import type { ProfileFieldSpec } from './profileFields';
import * as styles from './ProfileField.late.module.css';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The props that the form passes to a field. */
export interface FieldProps {
  ref: RefCallback<Control>;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
}

/** A field that looks like text while it is read-only. */
export function ProfileField({
  spec: { label, type, inputMode, autoComplete, maxLength },
  isEditing,
  ref,
  name,
  value,
  onChange,
}: FieldProps & { spec: ProfileFieldSpec; isEditing: boolean }) {
  const id = useId();
  const isMultiline = type === 'multiline';
  const shared = {
    id,
    ref,
    name,
    value,
    onChange,
    autoComplete,
    maxLength,
    readOnly: !isEditing,
    placeholder: isEditing ? undefined : 'Not added yet',
    className: styles.control,
    dir: 'auto',
  };
  return (
    <div className={classNames(styles.field, isMultiline && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {isMultiline ? (
        <textarea {...shared} rows={3} />
      ) : (
        // An empty date field would show its format instead of the placeholder.
        <input {...shared} type={type === 'date' && !isEditing && value === '' ? 'text' : type} inputMode={inputMode} />
      )}
    </div>
  );
}

import { classNames } from '@/lib/classNames';
import type { ChangeEvent, RefCallback } from 'react';
import { useId } from 'react';
import type { ProfileFieldSpec } from './profileFields';
import * as styles from './ProfileField.late.module.css';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the form's state gives to a field. */
export interface FieldProps {
  ref: RefCallback<Control>;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
}

/** Read, it is a line of text under its label; edited, a field in the same place. */
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
        // A date field that is empty would show its pattern instead of the words for 'nothing yet'.
        <input {...shared} type={type === 'date' && !isEditing && value === '' ? 'text' : type} inputMode={inputMode} />
      )}
    </div>
  );
}

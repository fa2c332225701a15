import type { ChangeEvent, RefCallback, SubmitEvent } from 'react';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { t } from '@/i18n/t';
import { classNames } from '@/lib/classNames';
import * as profileFieldStyles from './ProfileField.late.module.css';
import type { ProfileFieldSpec } from './profileFields';
import { PROFILE_FIELDS } from './profileFields';
import * as styles from './ProfileForm.late.module.css';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The props that the form passes to a field. */
interface FieldProps {
  ref: RefCallback<Control>;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
}

/** A field that looks like text while it is read-only. */
function ProfileField({
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
    placeholder: isEditing ? undefined : t('Not added yet'),
    className: profileFieldStyles.control,
    dir: 'auto',
  };
  return (
    <div className={classNames(profileFieldStyles.field, isMultiline && profileFieldStyles.wide)}>
      <label className={profileFieldStyles.label} htmlFor={id}>
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

interface ProfileFormProps {
  field: (name: (typeof PROFILE_FIELDS)[number]['name']) => FieldProps;
  isEditing: boolean;
  onToggle: () => void;
  onCancel: () => void;
}

/** The profile's fields, read-only or editable. One button toggles the mode and saves, Enter saves, Cancel discards. */
export function ProfileForm({ field, isEditing, onToggle, onCancel }: ProfileFormProps) {
  const toggle = useRef<HTMLButtonElement>(null);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isEditing) onToggle();
  };

  const handleCancel = () => {
    onCancel();
    toggle.current?.focus();
  };

  return (
    <form noValidate data-editing={isEditing} onSubmit={handleSubmit}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2>{t('About you')}</h2>
          <p className={styles.hint}>
            {isEditing ? t('Photos can be JPEG, PNG, WebP or GIF, up to 10 MB.') : t('This stays on your device.')}
          </p>
        </div>
        <div className={styles.actions}>
          {isEditing && (
            <Button variant="quiet" onClick={handleCancel}>
              {t('Cancel')}
            </Button>
          )}
          <Button
            variant={isEditing ? 'primary' : 'secondary'}
            ref={toggle}
            className={styles.toggle}
            // Not a submit button: it would submit the form in the same press that makes it one.
            onClick={onToggle}
          >
            {isEditing ? t('Save') : t('Edit')}
          </Button>
        </div>
      </div>
      <div className={styles.fields}>
        {PROFILE_FIELDS.map((spec) => (
          <ProfileField key={spec.name} spec={spec} isEditing={isEditing} {...field(spec.name)} />
        ))}
      </div>
      {/* A form with several text fields needs a submit button for Enter. */}
      <button type="submit" hidden disabled={!isEditing} />
    </form>
  );
}

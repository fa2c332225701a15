import type { SubmitEvent } from 'react';
import { useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { PROFILE_FIELDS } from './profileFields';
import type { FieldProps } from './ProfileField';
import { ProfileField } from './ProfileField';
import * as styles from './ProfileForm.late.module.css';

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
          <h2>About you</h2>
          <p className={styles.hint}>
            {isEditing ? 'Photos can be JPEG, PNG, WebP or GIF, up to 10 MB.' : 'This stays on your device.'}
          </p>
        </div>
        <div className={styles.actions}>
          {isEditing && (
            <Button variant="quiet" onClick={handleCancel}>
              Cancel
            </Button>
          )}
          <Button
            variant={isEditing ? 'primary' : 'secondary'}
            ref={toggle}
            className={styles.toggle}
            // Not a submit button: it would submit the form in the same press that makes it one.
            onClick={onToggle}
          >
            {isEditing ? 'Save' : 'Edit'}
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

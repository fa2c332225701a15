import type { ChangeEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';
import { initials } from '@/lib/initials';
import * as styles from './ProfilePhoto.late.module.css';

/** The formats that `readPhoto` accepts. Phones convert their own format to one of these. */
const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

interface ProfilePhotoProps {
  /** A data URL. */
  photo: string | null;
  /** The name of the viewer. */
  name: string;
  isEditing: boolean;
  isReading: boolean;
  onChoose: (file: File) => void;
}

/** The photo or the initials. In edit mode, all of it opens the file picker. */
export function ProfilePhoto({ photo, name, isEditing, isReading, onChoose }: ProfilePhotoProps) {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows the same file to be chosen again.
    target.value = '';
    if (file) onChoose(file);
  };

  return (
    <div className={styles.photo} aria-busy={isReading}>
      {photo === null ? (
        <span className={styles.initials} aria-hidden>
          {initials(name)}
        </span>
      ) : (
        <img src={photo} alt={name} width="256" height="256" className={styles.image} />
      )}
      {isEditing && (
        <label className={styles.change}>
          <Icon name="camera" size={22} />
          <span>{isReading ? t('Reading…') : t('Change photo')}</span>
          <input type="file" accept={ACCEPTED_TYPES} className="visually-hidden" onChange={handleChange} />
        </label>
      )}
    </div>
  );
}

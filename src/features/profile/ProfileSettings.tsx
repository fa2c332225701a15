import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { useSite } from '@/components/site/SiteContext';
import { useDemoProfile } from '@/components/site/useDemoProfile';
import type { ProfileFields } from '@/domain/account/profile';
import { t } from '@/i18n/t';
import { announce } from '@/lib/announce';
import type { Elements } from '@/lib/elements';
import { useFields } from '@/lib/useFields';
import { AccountActions } from './AccountActions';
import { ChangePassword } from './ChangePassword';
import { ProfileCard } from './ProfileCard';
import { ProfileForm } from './ProfileForm';
import { ProfilePhoto } from './ProfilePhoto';
import * as styles from './ProfileSettings.late.module.css';
import { cleanProfile } from './profileFields';
import { BLANK_PROFILE, profileSaved, selectProfileChanges } from './profileSlice';
import { Tabs } from './Tabs';
import { usePhoto } from './usePhoto';

interface ProfileSettingsProps {
  /** The email of the account, which is used until the profile has its own. */
  accountEmail: string;
  /** The settings of the viewing history and of the stored data, below the form. */
  history?: Elements;
}

/** The viewer's card beside two tabs. The form is a draft until it is saved. A photo applies as soon as it is read. */
export function ProfileSettings({ accountEmail, history }: ProfileSettingsProps) {
  const dispatch = useAppDispatch();
  const { features } = useSite();
  const demo = useDemoProfile();
  const changes = useAppSelector(selectProfileChanges);
  const { profileImage, email, ...profile } = { ...(demo?.profile ?? BLANK_PROFILE), ...changes };
  const { form, field, reset } = useFields<ProfileFields>({ ...profile, email: email ?? accountEmail }, () => ({}));
  const [isEditing, setIsEditing] = useState(false);
  // An import or its undo has replaced the profile. A draft in progress stays.
  const [shown, setShown] = useState(changes);
  if (shown !== changes) {
    setShown(changes);
    if (!isEditing) reset({ ...profile, email: email ?? accountEmail });
  }
  const { problem, isReading, choose } = usePhoto();

  const name = `${form.firstName} ${form.lastName}`.trim() || t('Viewer');

  const handleToggle = () => {
    if (isEditing) {
      const { payload: saved } = dispatch(profileSaved(cleanProfile(form)));
      reset(saved);
    }
    setIsEditing(!isEditing);
    announce(isEditing ? t('Profile saved') : t('Editing profile'));
  };

  const handleCancel = () => {
    reset({ ...profile, email: email ?? accountEmail });
    setIsEditing(false);
    announce(t('Nothing was changed'));
  };

  const viewer = (
    <div className={styles.viewer}>
      <ProfileForm field={field} isEditing={isEditing} onToggle={handleToggle} onCancel={handleCancel} />
      {history}
    </div>
  );
  return (
    <div className={styles.layout}>
      <ProfileCard
        name={name}
        email={form.email}
        photo={
          <ProfilePhoto
            photo={profileImage}
            name={name}
            isEditing={isEditing}
            isReading={isReading}
            onChoose={(file) => {
              void choose(file);
            }}
          />
        }
        problem={isEditing ? problem : undefined}
        stats={demo?.stats ?? null}
      />
      {features.signIn ? (
        <Tabs
          label={t('Settings')}
          tabs={[
            { name: t('Profile'), panel: viewer },
            {
              name: t('Security'),
              panel: (
                <div className={styles.plates}>
                  <ChangePassword />
                  <AccountActions />
                </div>
              ),
            },
          ]}
        />
      ) : (
        viewer
      )}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { useState } from 'react';
import { t } from '@/i18n/t';
import { IconButton } from './IconButton';
import { TextField } from './TextField';
import { Icon } from './Icon';

/** A password input with a button that reveals the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false);
  const icon = isShown ? 'hide' : 'show';
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? t('Hide password') : t('Show password')}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          <Icon name={icon} size={20} />
        </IconButton>
      }
    />
  );
}

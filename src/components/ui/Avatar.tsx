import * as styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
}

/** A disc with the initial of a name. Hidden from assistive technology, because the name is beside it. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden>
      {name.charAt(0)}
    </span>
  );
}

import * as styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
}

/** A name's initial in a disc, beside the name or a control that says it. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden>
      {name.charAt(0)}
    </span>
  );
}

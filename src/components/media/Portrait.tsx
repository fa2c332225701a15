import { classNames } from '@/lib/classNames';
import type { ImageRef } from '@/lib/safeUrls';
import { initials } from '@/lib/initials';
import { Picture } from './Picture';
import * as styles from './Portrait.late.module.css';

interface PortraitProps {
  name: string;
  image: ImageRef | null;
  /** The displayed width, as the `sizes` of an `<img>`. */
  sizes: string;
  isFirst?: boolean;
  /** Thumbnail size, for a list of names. */
  isSmall?: boolean;
  className?: string | undefined;
}

/** The portrait beside a person's name. Shows the initials if there is no portrait. */
export function Portrait({ name, image, sizes, isFirst, isSmall, className }: PortraitProps) {
  const size = isSmall ? styles.small : undefined;
  if (image !== null)
    return (
      <Picture image={image} shape="portrait" sizes={sizes} isFirst={isFirst} className={classNames(size, className)} />
    );
  return (
    <span aria-hidden className={classNames(styles.plate, size, className)}>
      {initials(name)}
    </span>
  );
}

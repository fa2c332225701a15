import { classNames } from '@/lib/classNames';
import type { ImageRef } from '@/lib/imageRef';
import { initials } from '@/lib/initials';
import { Picture } from './Picture';
import * as styles from './Portrait.late.module.css';

interface PortraitProps {
  name: string;
  image: ImageRef | null;
  /** How wide it is shown, as `sizes` of an `<img>`. */
  sizes: string;
  isFirst?: boolean;
  /** Of a thumb's width, in a list of names. */
  isSmall?: boolean;
  className?: string | undefined;
}

/** A person's picture, beside their name; their initials where there is none. */
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

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
  className?: string | undefined;
}

/** A person's picture, beside their name; their initials where there is none. */
export function Portrait({ name, image, sizes, isFirst, className }: PortraitProps) {
  if (image !== null)
    return <Picture image={image} shape="portrait" sizes={sizes} isFirst={isFirst} className={className} />;
  return (
    <span aria-hidden className={classNames(styles.plate, className)}>
      {initials(name)}
    </span>
  );
}

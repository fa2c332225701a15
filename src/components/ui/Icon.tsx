import type icons from './icons.json';

export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  /** Pixels. */
  size?: number;
  className?: string | undefined;
}

/** A picture beside words that say the same. The drawings stand in index.html, so they cost no script. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

import type icons from './icons.json';

export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  /** In pixels. */
  size?: number;
  className?: string | undefined;
}

/** A decorative icon beside text. The drawings are in index.html, so they add no script. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

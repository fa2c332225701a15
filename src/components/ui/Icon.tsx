import type icons from './icons.json';

export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  /** In pixels at the usual size of text. Icons grow with the text beside them. */
  size?: number;
  className?: string | undefined;
}

/** A decorative icon beside text. The drawings are in index.html, so they add no script. */
export function Icon({ name, size = 20, className }: IconProps) {
  const length = `${size / 16}rem`;
  return (
    <svg className={className} width={length} height={length} aria-hidden focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

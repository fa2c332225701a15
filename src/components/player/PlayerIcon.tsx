import drawings from './playerIcons.json';

export type PlayerIconName = keyof typeof drawings;

interface PlayerIconProps {
  name: PlayerIconName;
  size?: number;
}

/** The icons of the player. They are apart from those of `Icon`, which every page contains. */
export const PlayerIcon = ({ name, size = 24 }: PlayerIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={name === 'play' ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    <path d={drawings[name]} />
  </svg>
);

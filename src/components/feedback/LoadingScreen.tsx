import { useSite } from '../site/SiteContext';

interface LoadingScreenProps {
  /** Said to everybody; without it only to screen readers. */
  text?: string;
}

/** The whole page waits; it goes on with the picture that index.html started with. */
export function LoadingScreen({ text }: LoadingScreenProps) {
  const { name } = useSite().brand;
  return (
    <div className="starting" role="status">
      <span className="starting-lamp" />
      <span className={text === undefined ? 'visually-hidden' : 'starting-note'}>{text ?? `Loading ${name}…`}</span>
    </div>
  );
}

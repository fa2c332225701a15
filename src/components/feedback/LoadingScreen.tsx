interface LoadingScreenProps {
  text?: string;
}

/** The whole page waits; it goes on with the picture that index.html started with. */
export function LoadingScreen({ text = 'Loading Kinora…' }: LoadingScreenProps) {
  return (
    <div className="starting" role="status">
      <span className="starting-lamp" />
      <span className="visually-hidden">{text}</span>
    </div>
  );
}

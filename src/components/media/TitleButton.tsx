import type { Title } from '@/domain/title';

interface TitleButtonProps {
  title: Title;
  onPress: () => void;
}

/** A card's opener where it does something on the page. */
export function TitleButton({ title, onPress }: TitleButtonProps) {
  return (
    <button type="button" onClick={onPress}>
      {title.title}
    </button>
  );
}

import { Choice } from '@/components/ui/Choice';
import * as chips from '@/components/ui/Chips.module.css';
import * as styles from './Chips.late.module.css';

interface ChipsProps<T extends string> {
  label: string;
  options: readonly { value: T | null; text: string; count: number }[];
  chosen: T | null;
  onChoose: (value: T | null) => void;
}

/** A group of radio chips, each with its number of entries. */
export function Chips<T extends string>({ label, options, chosen, onChoose }: ChipsProps<T>) {
  return (
    <div role="radiogroup" aria-label={label} className={chips.row}>
      {options.map(({ value, text, count }) => (
        <Choice
          key={text}
          name={label}
          className={chips.chip}
          checked={value === chosen}
          onChange={() => {
            onChoose(value);
          }}
        >
          <span>{`${text} `}</span>
          <span className={styles.count}>{count}</span>
        </Choice>
      ))}
    </div>
  );
}

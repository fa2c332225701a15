import { useId } from 'react';
import * as styles from './PlayerChoice.late.module.css';

export interface PlayerOption {
  value: string;
  text: string;
}

interface PlayerChoiceProps {
  legend: string;
  options: readonly PlayerOption[];
  value: string;
  onChoose: (value: string) => void;
}

/** A group of radio buttons for a few options. */
export function PlayerChoice({ legend, options, value, onChoose }: PlayerChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span className={styles.text} dir="auto">
              {option.text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

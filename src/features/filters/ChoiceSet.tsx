import { Choice } from '@/components/ui/Choice';
import * as chips from '@/components/ui/Chips.module.css';
import { classNames } from '@/lib/classNames';
import * as styles from './ChoiceSet.late.module.css';

export interface ChoiceOption<Value> {
  value: Value;
  name: string;
}

interface ChoiceSetProps<Value> {
  legend: string;
  options: readonly ChoiceOption<Value>[];
  isChosen: (value: Value) => boolean;
  onChange: (value: Value) => void;
  /** Allows any number of choices. Otherwise exactly one. */
  isMultiple?: boolean;
  /** Hides the legend visually, because the text is visible elsewhere. */
  isLegendHidden?: boolean;
}

/** A group of chips with a legend. */
export function ChoiceSet<Value extends string | number | null>({
  legend,
  options,
  isChosen,
  onChange,
  isMultiple = false,
  isLegendHidden = false,
}: ChoiceSetProps<Value>) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {options.map(({ value, name }) => (
          <Choice
            key={name}
            {...(isMultiple && { type: 'checkbox' })}
            name={legend}
            className={classNames(chips.chip, styles.chip)}
            checked={isChosen(value)}
            onChange={() => onChange(value)}
          >
            {name}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

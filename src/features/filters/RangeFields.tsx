import { SelectField } from '@/components/ui/SelectField';
import type { Range } from '@/domain/filter/titleFilter';
import * as styles from './FilterPanel.late.module.css';
import { chosenNumber, selectOptions } from './selectOptions';

interface RangeFieldsProps {
  legend: string;
  /** The labels of the two fields. */
  labels: readonly [from: string, to: string];
  range: Range;
  values: readonly number[];
  name?: (value: number) => string;
  onChange: (range: Range) => void;
}

/** Two selects for a range. Each end can be open. */
export function RangeFields({ legend, labels, range, values, name, onChange }: RangeFieldsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.pair}>
        {(['from', 'to'] as const).map((side, index) => (
          <SelectField
            key={side}
            label={labels[index] ?? side}
            value={String(range[side] ?? '')}
            options={selectOptions({ none: 'Any', values, name, chosen: range[side] })}
            onChange={(value) => onChange({ ...range, [side]: chosenNumber(value) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SelectOption {
  value: string;
  name: string;
}

interface Numbers {
  /** What the first option says: nothing is asked for. */
  none: string;
  values: readonly number[];
  name?: (value: number) => string;
  /** What is chosen, by an address perhaps: it is offered as well. */
  chosen: number | null;
}

/** Options of a select for a number, or none. */
export function selectOptions({ none, values, name = String, chosen }: Numbers): SelectOption[] {
  const all = chosen === null || values.includes(chosen) ? values : [chosen, ...values];
  return [{ value: '', name: none }, ...all.map((value) => ({ value: String(value), name: name(value) }))];
}

/** The number of an option. */
export const chosenNumber = (value: string): number | null => (value === '' ? null : Number(value));

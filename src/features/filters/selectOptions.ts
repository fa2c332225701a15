interface SelectOption {
  value: string;
  name: string;
}

interface Numbers {
  /** The label of the option for no value. */
  none: string;
  values: readonly number[];
  name?: (value: number) => string;
  /**
   * The chosen value. It becomes an option even if it is not in the list, because an address can contain any number.
   */
  chosen: number | null;
}

/** Returns the options of a select for a number or no value. */
export function selectOptions({ none, values, name = String, chosen }: Numbers): SelectOption[] {
  const all = chosen === null || values.includes(chosen) ? values : [chosen, ...values];
  return [{ value: '', name: none }, ...all.map((value) => ({ value: String(value), name: name(value) }))];
}

/** Returns the number of an option's value, or null for the first option. */
export const chosenNumber = (value: string): number | null => (value === '' ? null : Number(value));

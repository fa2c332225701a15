const isObject = (value) => typeof value === 'object' && value !== null;

/** Returns a copy of a response in which each object is changed, the innermost first. */
export function eachObject(value, change) {
  if (Array.isArray(value)) return value.map((item) => eachObject(item, change));
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, eachObject(item, change)]));
  return change(copy);
}

/**
 * Returns a copy in which existing fields of the given names get other values. The values are used in turn, one for
 * each object.
 */
export function withFields(answer, names, values) {
  let turn = 0;
  return eachObject(answer, (record) => {
    const present = names.filter((name) => Object.hasOwn(record, name) && !Array.isArray(record[name]));
    if (present.length === 0) return record;
    const value = values[turn++ % values.length];
    return { ...record, ...Object.fromEntries(present.map((name) => [name, value])) };
  });
}

const LISTS = ['results', 'parts', 'cast', 'crew', 'episodes', 'genres'];

/** Returns a copy in which each list of records is replaced. */
export const withLists = (answer, change) =>
  eachObject(answer, (record) => ({
    ...record,
    ...Object.fromEntries(
      LISTS.filter((name) => Array.isArray(record[name]) && record[name].every(isObject)).map((name) => [
        name,
        change(record[name], record),
      ]),
    ),
  }));

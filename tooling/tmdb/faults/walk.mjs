const isObject = (value) => typeof value === 'object' && value !== null;

/** A copy of an answer, each object in it changed: innermost first. */
export function eachObject(value, change) {
  if (Array.isArray(value)) return value.map((item) => eachObject(item, change));
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, eachObject(item, change)]));
  return change(copy);
}

/** A copy in which each object has other values in these fields, where it has the field; one after the other of `values`. */
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

/** A copy in which each list of records is another one. */
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

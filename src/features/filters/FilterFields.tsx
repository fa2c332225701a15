import { SelectField } from '@/components/ui/SelectField';
import type { FilterOptions } from '@/domain/filter/filterOptions';
import type { Range, TitleFilter } from '@/domain/filter/titleFilter';
import { noFilter } from '@/domain/filter/titleFilter';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { writeTitleQuery } from '@/domain/filter/titleQuery';
import { TITLE_LISTS } from '@/domain/lists/titleLists';
import { t, tIn } from '@/i18n/t';
import { compareText } from '@/lib/formats/lists';
import { capitalized } from '@/i18n/inSentence';
import { languageName } from '@/lib/formats/names';
import { ChoiceSet } from './ChoiceSet';
import * as styles from './FilterPanel.late.module.css';
import { GenreChoices } from './GenreChoices';
import { titleListName } from './listName';
import { orderOptions, orderOf } from './orders';
import { RatingFields } from './RatingFields';
import { chosenNumber, selectOptions } from './selectOptions';

interface Language {
  code: string;
  name: string;
}

/** The most common languages of movies and series, in ISO 639-1. */
const CODES =
  'ar bn bg ca zh hr cs da nl en et fi fr ka de el he hi hu is id it ja ko lv lt ms ml no fa pl pt pa ro ru sr sk es sv ta te th tr uk ur vi';

/** Returns the languages sorted by name. */
const languages = (codes: readonly string[] = CODES.split(' ')): Language[] =>
  codes.map((code) => ({ code, name: capitalized(languageName(code)) })).sort((a, b) => compareText(a.name, b.name));

interface RangeFieldsProps {
  legend: string;
  /** The labels of the two fields. */
  labels: readonly [from: string, to: string];
  range: Range;
  /** The name of an open end. */
  open: string;
  values: readonly number[];
  name?: (value: number) => string;
  onChange: (range: Range) => void;
}

/** Two selects for a range. Each end can be open. */
function RangeFields({ legend, labels, range, open, values, name, onChange }: RangeFieldsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.pair}>
        {(['from', 'to'] as const).map((side, index) => (
          <SelectField
            key={side}
            label={labels[index] ?? side}
            value={String(range[side] ?? '')}
            options={selectOptions({ none: open, values, name, chosen: range[side] })}
            onChange={(value) => onChange({ ...range, [side]: chosenNumber(value) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface FilterFieldsProps {
  query: TitleQuery;
  /** The filters that the catalogue supports. Undefined if it supports all. */
  options: FilterOptions | undefined;
  onChange: (query: TitleQuery) => void;
}

const FIRST_YEAR = 1900;
/** Announced titles are at most two years away. */
const LAST_YEAR = new Date().getFullYear() + 2;
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => LAST_YEAR - index);
const MINUTES = [20, 30, 45, 60, 75, 90, 105, 120, 150, 180, 240];

/** The controls of all supported filters. A list and filters exclude each other: choosing one resets the other. */
export function FilterFields({ query, options, onChange }: FilterFieldsProps) {
  const { list, filter } = query;
  const { kind, language } = filter;
  const isPlain = writeTitleQuery(query) === '';
  const lists = TITLE_LISTS[kind].filter((key) => options?.lists.includes(key) ?? true);
  const spoken = languageOptions(language, options?.languages);
  const orders = orderOptions(options);
  const change = (changed: Partial<TitleFilter>) => onChange({ list: null, filter: { ...filter, ...changed } });

  return (
    <>
      <ChoiceSet
        legend={t('List')}
        options={[null, ...lists].map((value) => ({ value, name: titleListName(value) }))}
        isChosen={(key) => (key === null ? isPlain : key === list)}
        onChange={(key) => onChange({ list: key, filter: noFilter(kind) })}
      />
      <GenreChoices filter={filter} available={options?.genres} onChange={change} />
      {options?.years !== false && (
        <RangeFields
          legend={t('Years')}
          labels={[t('From year'), t('To year')]}
          range={filter.years}
          open={tIn('year', 'Any')}
          values={YEARS}
          onChange={(years) => change({ years })}
        />
      )}
      <RatingFields filter={filter} options={options} onChange={change} />
      {options?.runtime !== false && (
        <RangeFields
          legend={t('Runtime')}
          labels={[t('Shortest'), t('Longest')]}
          range={filter.runtime}
          open={tIn('length', 'Any')}
          values={MINUTES}
          name={(minutes) => t('{minutes} min', { minutes })}
          onChange={(runtime) => change({ runtime })}
        />
      )}
      {spoken.length > 0 && (
        <SelectField
          label={t('Original language')}
          value={language ?? ''}
          options={[{ value: '', name: tIn('language', 'Any') }, ...spoken]}
          onChange={(code) => change({ language: code === '' ? null : code })}
        />
      )}
      <SelectField
        label={tIn('sorting', 'Order')}
        value={orderOf(filter.sort).name}
        options={orders.map(({ name }) => ({ value: name, name }))}
        onChange={(name) => change({ sort: orders.find((order) => order.name === name)?.sort ?? filter.sort })}
      />
    </>
  );
}

/** Adds the chosen language, because an address can name a language that is not in the list. */
function languageOptions(chosen: string | null, options?: readonly string[]) {
  const known = languages(options);
  const isOther = chosen !== null && !known.some(({ code }) => code === chosen);
  const all = isOther ? [{ code: chosen, name: capitalized(languageName(chosen)) }, ...known] : known;
  return all.map(({ code, name }) => ({ value: code, name }));
}

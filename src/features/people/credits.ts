import type { PersonCredit } from '@/domain/people/person';
import type { TitleKind } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { t, tStored } from '@/i18n/t';

/** The filter of a filmography. Null matches all. */
export interface CreditFilter {
  department: string | null;
  kind: TitleKind | null;
}

/** A person's roles in one title, in all matching departments. */
export interface Part {
  credit: PersonCredit;
  roles: string[];
}

export interface YearOfCredits {
  /** `Announced` for titles without a date. */
  label: string;
  parts: Part[];
}

const fits = ({ department, kind }: CreditFilter, credit: PersonCredit) =>
  (department === null || credit.department === department) && (kind === null || credit.title.kind === kind);

/** Returns the number of credits in each department, largest first. */
export function departmentsOf(credits: readonly PersonCredit[]): { department: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { department } of credits) counts.set(department, (counts.get(department) ?? 0) + 1);
  return [...counts].map(([department, count]) => ({ department, count })).sort((a, b) => b.count - a.count);
}

/** Returns the matching titles in the order of the credits. Each title appears once, with all roles. */
export function partsOf(credits: readonly PersonCredit[], filter: CreditFilter): Part[] {
  const parts = new Map<string, Part>();
  for (const credit of credits.filter((one) => fits(filter, one))) {
    const key = titleKey(credit.title);
    const role = credit.role ?? tStored(credit.department);
    const known = parts.get(key);
    if (!known) parts.set(key, { credit, roles: [role] });
    else if (!known.roles.includes(role)) known.roles.push(role);
  }
  return [...parts.values()];
}

/** Groups the parts by year and keeps their order. */
export function byYear(parts: readonly Part[]): YearOfCredits[] {
  const years = new Map<string, Part[]>();
  for (const part of parts) {
    const { year } = part.credit.title;
    const label = year === null ? t('Announced') : String(year);
    years.set(label, [...(years.get(label) ?? []), part]);
  }
  return [...years].map(([label, ofYear]) => ({ label, parts: ofYear }));
}

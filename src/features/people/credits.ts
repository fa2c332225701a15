import type { PersonCredit } from '@/domain/people/person';
import type { TitleKind } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';

/** What a filmography is narrowed to; null is all. */
export interface CreditFilter {
  department: string | null;
  kind: TitleKind | null;
}

/** What somebody did in one title, of all the departments that are shown. */
export interface Part {
  credit: PersonCredit;
  roles: string[];
}

export interface YearOfCredits {
  /** `Announced` for what has no date. */
  label: string;
  parts: Part[];
}

const fits = ({ department, kind }: CreditFilter, credit: PersonCredit) =>
  (department === null || credit.department === department) && (kind === null || credit.title.kind === kind);

/** How many titles each department has, the busiest first. */
export function departmentsOf(credits: readonly PersonCredit[]): { department: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { department } of credits) counts.set(department, (counts.get(department) ?? 0) + 1);
  return [...counts].map(([department, count]) => ({ department, count })).sort((a, b) => b.count - a.count);
}

/** The titles that a filter leaves, each once with all that somebody did in it, in the credits' own order. */
export function partsOf(credits: readonly PersonCredit[], filter: CreditFilter): Part[] {
  const parts = new Map<string, Part>();
  for (const credit of credits.filter((one) => fits(filter, one))) {
    const key = titleKey(credit.title);
    const role = credit.role ?? credit.department;
    const known = parts.get(key);
    if (!known) parts.set(key, { credit, roles: [role] });
    else if (!known.roles.includes(role)) known.roles.push(role);
  }
  return [...parts.values()];
}

/** By year, in the order that the parts have. */
export function byYear(parts: readonly Part[]): YearOfCredits[] {
  const years = new Map<string, Part[]>();
  for (const part of parts) {
    const { year } = part.credit.title;
    const label = year === null ? 'Announced' : String(year);
    years.set(label, [...(years.get(label) ?? []), part]);
  }
  return [...years].map(([label, ofYear]) => ({ label, parts: ofYear }));
}

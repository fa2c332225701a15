import type { PersonName } from '@/domain/person';

/** Tells people apart in a list; whoever has no id goes by their name. */
export const personKey = ({ id, name }: PersonName): string => (id === null ? `name:${name}` : String(id));

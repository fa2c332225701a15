import { t } from '@/i18n/t';
import { isApple } from './keyReader';

/** Returns the keys of a command for viewers: `G, then H`, `Ctrl+K`, `⌘K`. */
export function keyText(keys: string): string {
  const [first = '', second] = keys.toUpperCase().split(' ');
  if (second !== undefined) return t('{first}, then {second}', { first, second });
  return first.replace('MOD+', isApple() ? '⌘' : 'Ctrl+');
}

import { LANGUAGE_STORAGE_KEY } from '@/persistence/languageChoice';
import { hasTypedText } from './hasTypedText';

/**
 * Reloads a tab in the background when another tab changes the language, unless the reload would interrupt something. A
 * tab that does not reload has the language from its next load on.
 */
export function followLanguage(): void {
  window.addEventListener('storage', ({ key }) => {
    const isBusy = !document.hidden || document.querySelector('dialog[open], video') !== null || hasTypedText();
    if (key === LANGUAGE_STORAGE_KEY && !isBusy) window.location.reload();
  });
}

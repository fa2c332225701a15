import { CommandError } from '../commandError';
import type { SettingName, Values } from './settings';
import { InvalidValue, SETTING_NAMES, SETTINGS } from './settings';

interface Questions {
  /** The values from flags. The command does not ask for them. */
  given: Partial<Values>;
  /** The defaults of the other questions. */
  current: Values;
  /** Asks a question and returns the typed line, or null if the input has ended. Null if there is no terminal. */
  ask: ((question: string) => Promise<string | null>) | null;
  say: (line: string) => void;
  /** Checks a value beyond the rules in `SETTINGS`. Throws an `InvalidValue`. */
  check: (name: SettingName, value: string) => void;
}

/** The input that clears a setting with a default. */
const NOTHING = '-';

/** Returns every setting: from its flag, from the user's input, or its default. An invalid flag ends the command. */
export async function askSettings({ given, current, ask, say, check }: Questions): Promise<Values> {
  const values = { ...current };
  const read = (name: SettingName, text: string) => {
    const value = SETTINGS[name].read(text);
    check(name, value);
    return value;
  };
  // Checks flags first, so that a wrong flag does not discard the answers to all questions.
  for (const name of SETTING_NAMES) {
    const text = given[name];
    if (text === undefined) continue;
    try {
      values[name] = read(name, text);
    } catch (error) {
      throw error instanceof InvalidValue ? new CommandError(`--${name}: ${error.message}`) : error;
    }
  }
  if (ask === null) return values;
  for (const name of SETTING_NAMES) {
    const isNeedless = given[name] !== undefined || (name === 'plans' && values['sign-in'] === 'no');
    if (!isNeedless) values[name] = await askOne(name, current[name], { ask, say, read });
  }
  return values;
}

interface Dialog {
  ask: (question: string) => Promise<string | null>;
  say: (line: string) => void;
  read: (name: SettingName, text: string) => string;
}

async function askOne(name: SettingName, current: string, { ask, say, read }: Dialog): Promise<string> {
  const { question } = SETTINGS[name];
  for (;;) {
    const typed = await ask(`${question} [${current === '' ? 'none' : current}]: `);
    if (typed === null)
      throw new CommandError(
        'The input ended before the last question, and nothing was changed. Add --yes to use the defaults.',
      );
    const text = typed.trim();
    if (text === '') return current;
    try {
      return read(name, text === NOTHING ? '' : text);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      say(error.message);
    }
  }
}

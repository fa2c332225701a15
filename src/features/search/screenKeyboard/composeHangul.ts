/** The letters of a Korean syllable, in the order in which Unicode counts syllables. */
const LEADS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const VOWELS = Array.from('ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ');
const TAILS = ['', ...Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')];

/** Two letters that are written as one. */
const PAIRS: Readonly<Record<string, string>> = {
  ㄱㅅ: 'ㄳ',
  ㄴㅈ: 'ㄵ',
  ㄴㅎ: 'ㄶ',
  ㄹㄱ: 'ㄺ',
  ㄹㅁ: 'ㄻ',
  ㄹㅂ: 'ㄼ',
  ㄹㅅ: 'ㄽ',
  ㄹㅌ: 'ㄾ',
  ㄹㅍ: 'ㄿ',
  ㄹㅎ: 'ㅀ',
  ㅂㅅ: 'ㅄ',
  ㅗㅏ: 'ㅘ',
  ㅗㅐ: 'ㅙ',
  ㅗㅣ: 'ㅚ',
  ㅜㅓ: 'ㅝ',
  ㅜㅔ: 'ㅞ',
  ㅜㅣ: 'ㅟ',
  ㅡㅣ: 'ㅢ',
};

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = LEADS.length * VOWELS.length * TAILS.length;

const syllable = (lead: string, vowel: string, tail = ''): string =>
  String.fromCharCode(
    FIRST_SYLLABLE + (LEADS.indexOf(lead) * VOWELS.length + VOWELS.indexOf(vowel)) * TAILS.length + TAILS.indexOf(tail),
  );

/** Returns the letters of a syllable or of a single consonant; none for other characters. */
function lettersOf(character: string): { lead?: string; vowel?: string; tail?: string } {
  if (LEADS.includes(character)) return { lead: character };
  const number = character.charCodeAt(0) - FIRST_SYLLABLE;
  if (!(number >= 0 && number < SYLLABLES)) return {};
  const rest = Math.floor(number / TAILS.length);
  return {
    lead: LEADS[Math.floor(rest / VOWELS.length)],
    vowel: VOWELS[rest % VOWELS.length],
    tail: TAILS[number % TAILS.length],
  };
}

/** Returns the letters that a final consonant consists of. The first one is empty for a single letter. */
function splitTail(tail: string): [string, string] {
  const pair = Object.keys(PAIRS).find((letters) => PAIRS[letters] === tail);
  return pair ? [pair.charAt(0), pair.charAt(1)] : ['', tail];
}

export const isHangulLetter = (key: string): boolean => LEADS.includes(key) || VOWELS.includes(key);

/** Appends a Korean letter to a text, as Korean keyboards do: `하` and `ㄴ` give `한`, and then `ㅏ` gives `하나`. */
export function composeHangul(text: string, letter: string): string {
  const { lead, vowel, tail } = lettersOf(text.slice(-1));
  const before = text.slice(0, -1);
  const isVowel = VOWELS.includes(letter);
  if (!lead || (!vowel && !isVowel)) return text + letter;
  if (!vowel) return before + syllable(lead, letter);
  if (!isVowel) {
    const joined = tail ? PAIRS[tail + letter] : letter;
    return joined && TAILS.includes(joined) ? before + syllable(lead, vowel, joined) : text + letter;
  }
  if (!tail) {
    const joined = PAIRS[vowel + letter];
    return joined ? before + syllable(lead, joined) : text + letter;
  }
  // A vowel takes the last consonant of the syllable before it.
  const [rest, last] = splitTail(tail);
  return before + syllable(lead, vowel, rest) + syllable(last, letter);
}

/** `somebody@host.tld`; whether it exists only a letter could tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const MAX_LENGTH = 254;

export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && EMAIL.test(text);

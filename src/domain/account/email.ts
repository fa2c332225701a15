/** Matches `name@host.tld`. Only a message could verify that the address exists. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const MAX_LENGTH = 254;

export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && EMAIL.test(text);

/** The screen that the viewer says they have. `near` is every screen within reach: a computer, a tablet or a phone. */
export type ScreenChoice = 'tv' | 'near';

/**
 * The names of televisions and of devices for them. Most have `TV` at the end of a word, such as `SMART-TV` (Tizen) and
 * `HbbTV`. Watches and phones with the same systems have none of these names.
 */
const TELEVISION = /TV\b|Web0S|BRAVIA|\bAFT[A-Z]|VIDAA|Roku|CrKey|Chromecast|MIBOX|Xbox|PlayStation [45]/i;

/**
 * Returns whether the layout for televisions is needed: as the viewer has chosen, otherwise if the device is one. The choice
 * `tv` is such a name itself.
 * @param choice empty if the viewer has not chosen
 */
export const needsTvLayout = (choice: string, userAgent: string): boolean => TELEVISION.test(choice || userAgent);

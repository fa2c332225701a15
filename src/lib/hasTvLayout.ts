/** Returns whether the page has the layout for televisions. The boot script and the setting write the attribute. */
export const hasTvLayout = (): boolean => document.documentElement.dataset.screen === 'tv';

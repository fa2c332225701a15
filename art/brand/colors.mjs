/** The colors of the brand: ink, paper and lamp. */
export const INK = '#17111b';
export const INK_RAISED = '#251b2b';
export const PAPER = '#f7ecd6';
export const LAMP = '#f5a524';
export const LAMP_DEEP = '#c9731a';

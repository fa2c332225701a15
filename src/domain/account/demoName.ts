/**
 * The name of the demo account. The header shows it on every page of the demo, so it is not in the chunk of the account.
 */
export const DEMO_NAME = 'Demo Viewer';

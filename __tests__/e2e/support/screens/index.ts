import { accountScreens } from './account';
import { catalogueScreens } from './catalogue';
import { detailsScreens } from './details';
import { diagnosticsScreens } from './diagnostics';
import { homeScreens } from './home';
import { ownScreens } from './own';
import { playerScreens } from './player';
import type { Screen } from './screen';
import { signedOutScreens } from './signedOut';
import { televisionScreens } from './television';

export { LAPTOP, PHONE, TABLET, WIDTHS } from './screen';
export { showScreen } from './show';

/** Every screen in each of its states. */
export const SCREENS: readonly Screen[] = [
  ...signedOutScreens,
  ...homeScreens,
  ...catalogueScreens,
  ...detailsScreens,
  ...ownScreens,
  ...playerScreens,
  ...accountScreens,
  ...diagnosticsScreens,
  ...televisionScreens,
];

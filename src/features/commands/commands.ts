import type { IconName } from '@/components/ui/Icon';
import type { Title } from '@/domain/title/title';
import { t } from '@/i18n/t';

/** The dialogs that commands open. */
export type CommandDialog = 'palette' | 'keys' | 'languages' | 'surprise';

/** The state of the present screen, and the actions that commands use. */
export interface CommandContext {
  isSignedIn: boolean;
  /** Whether the site has a way to sign in, and plans. */
  hasSignIn: boolean;
  hasPlans: boolean;
  /** Whether there are several languages to choose from. */
  hasLanguages: boolean;
  /** Whether the page shows cards, so that the keys of rows and grids apply. */
  hasCards: boolean;
  /** The kinds of titles that the site's own catalogue lacks, such as `series`. */
  lacks: readonly string[];
  /** The title whose page is open. */
  title: Title | null;
  isListed: boolean;
  open: (path: string) => void;
  /** Opens the search page, and focuses its field. */
  openSearch: () => void;
  play: (title: Title) => void;
  toggleListed: (title: Title) => void;
  refresh: () => void;
  copyLink: () => void;
  signOut: () => void;
  show: (dialog: CommandDialog) => void;
}

export type CommandGroup = 'pages' | 'actions';

export interface Command {
  id: string;
  name: string;
  group: CommandGroup;
  icon: IconName;
  /** One key (`/`), two keys in a row (`g h`), or a key with Ctrl or Cmd (`mod+k`). */
  keys?: string;
  applies: (context: CommandContext) => boolean;
  run: (context: CommandContext) => void;
}

const isSignedIn = ({ isSignedIn: is }: CommandContext) => is;
const always = () => true;

const pageCommand = (id: string, name: string, icon: IconName, path: string, keys?: string): Command => ({
  id,
  name,
  group: 'pages',
  icon,
  ...(keys !== undefined && { keys }),
  applies: (context) => context.isSignedIn && !context.lacks.includes(path.slice(1)),
  run: ({ open }) => open(path),
});

/** All commands. The keys, the palette, the overlay and docs/keyboard.md are made from this table. */
export const COMMANDS: readonly Command[] = [
  pageCommand('home', t('Home'), 'home', '/', 'g h'),
  {
    id: 'search',
    name: t('Search'),
    group: 'pages',
    icon: 'search',
    keys: '/',
    applies: isSignedIn,
    run: ({ openSearch }) => openSearch(),
  },
  pageCommand('movies', t('Movies'), 'movies', '/movies', 'g m'),
  pageCommand('series', t('TV Series'), 'tv', '/series', 'g s'),
  pageCommand('watchlist', t('Watchlist'), 'bookmark', '/watchlist', 'g w'),
  pageCommand('profile', t('Profile'), 'account', '/profile', 'g p'),
  {
    ...pageCommand('subscription', t('Subscription'), 'card', '/subscription'),
    applies: (context) => context.isSignedIn && context.hasPlans,
  },
  { ...pageCommand('diagnostics', t('Diagnostics'), 'info', '/diagnostics'), applies: always },
  {
    id: 'play',
    name: t('Play'),
    group: 'actions',
    icon: 'play',
    applies: ({ title }) => title?.isPlayable === true,
    run: ({ title, play }) => title && play(title),
  },
  {
    id: 'add',
    name: t('Add to Watchlist'),
    group: 'actions',
    icon: 'add',
    applies: ({ title, isListed }) => title !== null && !isListed,
    run: ({ title, toggleListed }) => title && toggleListed(title),
  },
  {
    id: 'remove',
    name: t('Remove from Watchlist'),
    group: 'actions',
    icon: 'clear',
    applies: ({ title, isListed }) => title !== null && isListed,
    run: ({ title, toggleListed }) => title && toggleListed(title),
  },
  {
    id: 'surprise',
    name: t('Surprise me'),
    group: 'actions',
    icon: 'sparkles',
    keys: 'r',
    applies: isSignedIn,
    run: ({ show }) => show('surprise'),
  },
  {
    id: 'link',
    name: t('Copy the link to this page'),
    group: 'actions',
    icon: 'screens',
    applies: isSignedIn,
    run: ({ copyLink }) => copyLink(),
  },
  {
    id: 'refresh',
    name: t('Refresh the catalogue'),
    group: 'actions',
    icon: 'download',
    applies: isSignedIn,
    run: ({ refresh }) => refresh(),
  },
  {
    id: 'language',
    name: t('Change language'),
    group: 'actions',
    icon: 'language',
    applies: ({ hasLanguages }) => hasLanguages,
    run: ({ show }) => show('languages'),
  },
  {
    id: 'palette',
    name: t('Commands'),
    group: 'actions',
    icon: 'menu',
    keys: 'mod+k',
    applies: always,
    run: ({ show }) => show('palette'),
  },
  {
    id: 'keys',
    name: t('Keyboard shortcuts'),
    group: 'actions',
    icon: 'info',
    keys: '?',
    applies: always,
    run: ({ show }) => show('keys'),
  },
  {
    id: 'signOut',
    name: t('Logout'),
    group: 'actions',
    icon: 'logout',
    applies: (context) => context.isSignedIn && context.hasSignIn,
    run: ({ signOut }) => signOut(),
  },
];

/** The keys that every row and grid of cards has. The parts of the page handle them. */
export const CARD_KEYS: readonly (readonly [keys: string, does: string])[] = [
  [t('Arrow keys'), t('Move to the next card or control')],
  [t('Home, End'), t('First or last card of the row')],
  [t('Enter'), t('Open')],
  [t('Escape, Backspace'), t('Close, or go back')],
];

export const findCommand = (id: string): Command | undefined => COMMANDS.find((command) => command.id === id);

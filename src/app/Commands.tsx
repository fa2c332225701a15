import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { refreshCatalogue } from '@/api/cache/refreshCatalogue';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import { Toast, TOAST_REGION_ID } from '@/components/feedback/Toast';
import { useSite } from '@/components/site/SiteContext';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { SURPRISE_PLACE_ID } from '@/components/layout/Header';
import { titleKey } from '@/domain/title/title';
import { watchPath } from '@/domain/title/titlePath';
import { useLogout } from '@/features/auth/useLogout';
import type { CommandContext, CommandDialog } from '@/features/commands/commands';
import { findCommand } from '@/features/commands/commands';
import { useShortcuts } from '@/features/commands/useShortcuts';
import { useLanguageChoice } from '@/features/language/LanguagePicker';
import { addTitle, removeTitle } from '@/features/watchlist/thunks';
import { toggleText } from '@/features/watchlist/toggleText';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { t } from '@/i18n/t';
import { announce } from '@/lib/announce';
import { onCommandRequest } from '@/lib/commandRequests';
import { lazyWithRetry } from '@/lib/lazyPage';
import { shortcutsSetting } from '@/persistence/shortcutsSetting';
import { useAppStore } from './hooks';
import { titleOfAddress } from './titleOfAddress';

const CommandPalette = lazyWithRetry(() =>
  import(/* webpackChunkName: "catalogue" */ './CommandPalette').then((m) => m.CommandPalette),
);
const KeysOverlay = lazyWithRetry(() =>
  import(/* webpackChunkName: "catalogue" */ '@/features/commands/KeysOverlay').then((m) => m.KeysOverlay),
);
const SurpriseMe = lazyWithRetry(() =>
  import(/* webpackChunkName: "catalogue" */ './SurpriseMe').then((m) => m.SurpriseMe),
);
const LanguageDialog = lazyWithRetry(() =>
  import(/* webpackChunkName: "language-menu" */ '@/features/language/LanguageDialog').then((m) => m.LanguageDialog),
);

const SEARCH_PATH = '/search';

/** The time for the search page to load. Later, the viewer may be doing something else. */
const FOCUS_TIMEOUT_MS = 5000;

const searchField = () => document.querySelector<HTMLInputElement>('main input[name="q"]');

/** Focuses the field of the search page when it is there. The page may still be loading. */
function focusSearchField(): void {
  const field = searchField();
  if (field) {
    field.focus();
    return;
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('pointerdown', stop);
  };
  const observer = new MutationObserver(() => {
    const found = searchField();
    if (!found) return;
    stop();
    found.focus();
  });
  const timer = setTimeout(stop, FOCUS_TIMEOUT_MS);
  window.addEventListener('pointerdown', stop);
  observer.observe(document.body, { childList: true, subtree: true });
}

/** The time that a note without actions stays. Screen readers announce it. */
const NOTE_MS = 5000;

/** The shortcuts, the dialogs that they open, and the button of the header. */
export function Commands({ isSignedIn }: { isSignedIn: boolean }) {
  const store = useAppStore();
  const { features, samples, lacks } = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const hasLanguages = useLanguageChoice();
  const { isOn: hasSingleKeys } = shortcutsSetting(store.engine);
  const [dialog, setDialog] = useState<{ name: CommandDialog; context: CommandContext } | null>(null);
  const [note, setNote] = useState<string | null>(null);

  const tell = (text: string) => {
    announce(text);
    setNote(text);
  };

  const readContext = (): CommandContext => {
    const title = isSignedIn ? titleOfAddress(store.getState(), location, samples) : null;
    const context: CommandContext = {
      isSignedIn,
      hasSignIn: features.signIn,
      hasPlans: features.plans,
      hasLanguages,
      hasCards: document.querySelector('main article') !== null,
      lacks,
      title,
      isListed: title !== null && selectListedKeys(store.getState()).has(titleKey(title)),
      open: (path) => void navigate(path),
      openSearch: () => {
        if (location.pathname !== SEARCH_PATH) void navigate(SEARCH_PATH);
        focusSearchField();
      },
      play: (wanted) => void navigate(watchPath(wanted)),
      toggleListed: (wanted) => {
        const { isListed } = context;
        const isDone = store.dispatch(isListed ? removeTitle(titleKey(wanted)) : addTitle(wanted));
        if (isDone) tell(toggleText(wanted.title, isListed));
      },
      refresh: () => {
        store.dispatch(refreshCatalogue());
        tell(t('The catalogue is being loaded again'));
      },
      copyLink: () => {
        // Typed as partial: insecure pages lack it.
        const { clipboard } = navigator as Partial<Navigator>;
        const copied = clipboard?.writeText(window.location.href) ?? Promise.reject(new Error('No clipboard'));
        copied.then(
          () => tell(t('Link copied')),
          () => tell(t('Could not copy: copy the link from the address bar')),
        );
      },
      signOut: logout,
      show: (name) => setDialog({ name, context }),
    };
    return context;
  };

  const close = () => setDialog(null);
  useShortcuts({
    hasSingleKeys,
    context: readContext,
    isPaletteOpen: dialog?.name === 'palette',
    onClosePalette: close,
  });
  const handleRequest = useEffectEvent((id: string) => findCommand(id)?.run(readContext()));
  useEffect(() => onCommandRequest(handleRequest), []);

  useEffect(() => {
    if (note === null) return undefined;
    const timer = setTimeout(() => setNote(null), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);

  return (
    <>
      {isSignedIn && <SurpriseButton onPress={() => readContext().show('surprise')} />}
      {note !== null &&
        createPortal(
          <Toast icon="check" text={note} onDismiss={() => setNote(null)} />,
          document.getElementById(TOAST_REGION_ID) ?? document.body,
        )}
      {dialog && (
        <OptionalSection key={dialog.name} fallback={<SectionError />}>
          {dialog.name === 'palette' && <CommandPalette context={dialog.context} onClose={close} />}
          {dialog.name === 'keys' && (
            <KeysOverlay context={dialog.context} hasSingleKeys={hasSingleKeys()} onClose={close} />
          )}
          {dialog.name === 'languages' && <LanguageDialog onClose={close} />}
          {dialog.name === 'surprise' && <SurpriseMe onClose={close} />}
        </OptionalSection>
      )}
    </>
  );
}

/** The button in the place that the header reserves for it. Pages without a header have no place. */
function SurpriseButton({ onPress }: { onPress: () => void }) {
  // Renders again on each page, because pages with and without the header may follow each other.
  useLocation();
  const place = useSyncExternalStore(
    () => () => undefined,
    () => document.getElementById(SURPRISE_PLACE_ID),
  );
  if (!place) return null;
  return createPortal(
    <IconButton label={t('Surprise me')} title={t('Surprise me')} aria-haspopup="dialog" onClick={onPress}>
      <Icon name="sparkles" size={22} />
    </IconButton>,
    place,
  );
}

import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchEndpoints } from '@/api/endpoints/search';
import type { IconName } from '@/components/ui/Icon';
import { fuzzySorted } from '@/domain/query/fuzzyScore';
import type { SearchKind } from '@/domain/query/readQuery';
import { personPath, titlePath } from '@/domain/title/titlePath';
import type { Command, CommandContext, CommandGroup } from '@/features/commands/commands';
import { COMMANDS, findCommand } from '@/features/commands/commands';
import type { PaletteEntry, PaletteGroup } from '@/features/commands/Palette';
import { Palette } from '@/features/commands/Palette';
import { useFound } from '@/features/search/useFoundGroup';
import { t, tStored } from '@/i18n/t';
import type { RecentChoice } from '@/persistence/recentChoices';
import { recentChoices } from '@/persistence/recentChoices';
import { useAppDispatch, useAppStore } from './hooks';

const COMMAND_HEADINGS: Readonly<Record<CommandGroup, string>> = { pages: t('Pages'), actions: t('Actions') };

const FOUND_HEADINGS: Readonly<Record<SearchKind, string>> = {
  movie: t('Movies'),
  tv: t('TV Series'),
  person: t('People'),
};

const FOUND_ICONS: Readonly<Record<SearchKind, IconName>> = { movie: 'movies', tv: 'tv', person: 'account' };

/** The number of results of each kind. The search page has all of them. */
const FOUND_LIMIT = 4;

/** A single letter matches too many titles. */
const SEARCH_MIN_CHARACTERS = 2;

interface CommandPaletteProps {
  /** The state of the screen when the palette opened. */
  context: CommandContext;
  onClose: () => void;
}

/** The pause after which a search starts, because the last letter may have been typed. */
const PAUSE_MS = 120;

/** Returns a text after it has not changed for a while. An empty text, and an earlier one, ends at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === text ? paused : '';
}

/** The palette over commands, titles and people, with the last choices first. */
export function CommandPalette({ context, onClose }: CommandPaletteProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const recent = recentChoices(useAppStore().engine);
  const [text, setText] = useState('');
  const [earlier] = useState(() => (context.isSignedIn ? recent.get() : []));
  const query = text.trim();
  const isSearched = context.isSignedIn && query.length >= SEARCH_MIN_CHARACTERS;
  const found = useFound(usePaused(isSearched ? query : ''));

  useEffect(() => {
    if (context.isSignedIn) void dispatch(searchEndpoints.prepareSearch.initiate(undefined, { subscribe: false }));
  }, [dispatch, context]);

  const choose = (choice: RecentChoice, run: () => void) => () => {
    if (context.isSignedIn) recent.add(choice);
    onClose();
    run();
  };
  const commandEntry = (command: Command, prefix = ''): PaletteEntry => ({
    ...{ id: prefix + command.id, name: command.name, icon: command.icon, keys: command.keys },
    run: choose({ kind: 'command', id: command.id }, () => command.run(context)),
  });
  const pageEntry = (kind: SearchKind, path: string, name: string, note?: string): PaletteEntry => ({
    ...{ id: path, name, note, icon: FOUND_ICONS[kind] },
    run: choose({ kind, path, name }, () => void navigate(path)),
  });

  // The palette is open already.
  const commands = COMMANDS.filter((command) => command.id !== 'palette' && command.applies(context));
  const commandGroups = (['pages', 'actions'] as const).map((group) => ({
    heading: COMMAND_HEADINGS[group],
    entries: commands.filter((command) => command.group === group).map((command) => commandEntry(command)),
  }));
  const recentEntries = earlier.flatMap((choice) => {
    if (choice.kind !== 'command')
      return [{ ...pageEntry(choice.kind, choice.path, choice.name), id: `recent${choice.path}` }];
    const command = findCommand(choice.id);
    return command && commands.includes(command) ? [commandEntry(command, 'recent-')] : [];
  });
  const foundGroups = found.map(({ kind, found: group }): PaletteGroup => ({
    heading: FOUND_HEADINGS[kind],
    entries:
      kind === 'person'
        ? (group?.people ?? [])
            .slice(0, FOUND_LIMIT)
            .map((person) =>
              pageEntry(
                kind,
                personPath(person),
                person.name,
                person.department ? tStored(person.department) : undefined,
              ),
            )
        : (group?.titles ?? [])
            .slice(0, FOUND_LIMIT)
            .map((title) =>
              pageEntry(kind, titlePath(title), title.title, title.year === null ? undefined : String(title.year)),
            ),
  }));
  const groups: PaletteGroup[] =
    query === ''
      ? [{ heading: t('Recently chosen'), entries: recentEntries }, ...commandGroups]
      : [
          {
            heading: t('Commands'),
            entries: fuzzySorted(commands, query, ({ name }) => name).map((command) => commandEntry(command)),
          },
          ...foundGroups,
        ];
  const failed = found.filter(({ hasFailed }) => hasFailed);

  return (
    <Palette
      text={text}
      groups={groups}
      isSearching={isSearched && found.some(({ found: group }) => group === undefined)}
      hasFailed={isSearched && failed.length > 0}
      onType={setText}
      onRetry={() => {
        for (const { retry } of failed) retry();
      }}
      onClose={onClose}
    />
  );
}

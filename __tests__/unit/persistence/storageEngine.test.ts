import fc from 'fast-check';
import { storedVersion, createStorageEngine } from '@/persistence/storageEngine';
import { RUNS } from '@tests/runs';
import { fakeStorage } from './fakeStorage';

describe('storedVersion', () => {
  test.each([
    ['{"version":3,"entries":[]}', 3],
    ['{ "version": 12 }', 12],
    ['{"email":null,"_persist":{"version":2,"rehydrated":true}}', 2],
    ['{"entries":[]}', 0],
    ['{"version":"2"}', 0],
    ['{"version":-2}', 0],
    ['[{"version":7}]', 0],
    ['{bad', 0],
    ['', 0],
    [null, 0],
  ])('the version of %j', (text, version) => {
    expect(storedVersion(text)).toBe(version);
  });

  test('ignores a version within a stored text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, version) => {
        const said = `${text}"version":9${text}`;
        expect(storedVersion(JSON.stringify({ said, _persist: { version } }))).toBe(version);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('storageEngine', () => {
  const CANNOT_READ = 'Storage cannot be read; this visit starts afresh';
  const CANNOT_WRITE = 'Storage cannot be written; changes last only as long as this tab';

  /** Creates an engine, and records its warnings. */
  function engineOver(getStorage: () => Storage | null | undefined, expendableKeys: readonly string[] = []) {
    const warnings: string[] = [];
    const engine = createStorageEngine({ getStorage, expendableKeys, warn: (message) => warnings.push(message) });
    return { engine, warnings };
  }

  describe('with a working storage', () => {
    test('reads a value that this engine or an earlier one wrote', () => {
      const storage = fakeStorage();
      const { engine } = engineOver(() => storage);

      expect(engine.set('a', 'one')).toBe(true);

      expect(engine.get('a')).toBe('one');
      expect(engineOver(() => storage).engine.get('a')).toBe('one');
    });

    test('returns null for an unknown key', () => {
      expect(engineOver(fakeStorage).engine.get('a')).toBeNull();
    });

    test('removes a value', () => {
      const storage = fakeStorage({ entries: { a: 'one' } });
      const { engine } = engineOver(() => storage);

      engine.remove('a');

      expect(engine.get('a')).toBeNull();
      expect(storage.getItem('a')).toBeNull();
    });

    test('reads a value from another tab', () => {
      const storage = fakeStorage();
      const { engine } = engineOver(() => storage);
      engine.set('a', 'mine');

      storage.setItem('a', 'theirs');

      expect(engine.get('a')).toBe('theirs');
    });

    test('warns of nothing', () => {
      const { engine, warnings } = engineOver(fakeStorage);
      engine.get('a');
      engine.set('a', 'one');
      engine.remove('a');

      expect(warnings).toEqual([]);
    });

    test('uses the browser’s storage by default', () => {
      localStorage.clear();
      createStorageEngine().set('a', 'one');

      expect(localStorage.getItem('a')).toBe('one');
    });
  });

  const WITHOUT_STORAGE: [string, () => Storage | null | undefined][] = [
    [
      'whose access throws',
      () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    ],
    ['that is null', () => null],
    ['that is undefined', () => undefined],
    ['whose every method throws', () => fakeStorage({ broken: ['getItem', 'setItem', 'removeItem'] })],
  ];

  describe.each(WITHOUT_STORAGE)('with a storage %s', (_which, getStorage) => {
    test('keeps a value in memory', () => {
      const { engine } = engineOver(getStorage);

      expect(engine.set('a', 'one')).toBe(false);
      expect(engine.get('a')).toBe('one');
    });

    test('removes a value from memory', () => {
      const { engine } = engineOver(getStorage);
      engine.set('a', 'one');

      engine.remove('a');

      expect(engine.get('a')).toBeNull();
    });

    test('returns null for an unknown key', () => {
      expect(engineOver(getStorage).engine.get('a')).toBeNull();
    });

    test('warns once about reads and once about writes', () => {
      const { engine, warnings } = engineOver(getStorage);
      for (const key of ['a', 'b', 'c']) {
        engine.get(key);
        engine.set(key, 'one');
        engine.remove(key);
      }

      expect(warnings).toEqual([CANNOT_READ, CANNOT_WRITE]);
    });
  });

  describe('with a full storage', () => {
    test('reads earlier values', () => {
      const { engine, warnings } = engineOver(() => fakeStorage({ entries: { auth: 'signed in' }, room: 0 }));

      expect(engine.get('auth')).toBe('signed in');
      expect(warnings).toEqual([]);
    });

    test('keeps a value that does not fit in memory', () => {
      const storage = fakeStorage({ entries: { list: 'old' }, room: 10 });
      const { engine, warnings } = engineOver(() => storage);

      expect(engine.set('list', 'much too long')).toBe(false);

      expect(engine.get('list')).toBe('much too long');
      expect(storage.getItem('list')).toBe('old');
      expect(warnings).toEqual([CANNOT_WRITE]);
    });

    test('warns once', () => {
      const storage = fakeStorage({ room: 0 });
      const { engine, warnings } = engineOver(() => storage);
      for (const key of ['a', 'b', 'c']) engine.set(key, 'one');

      expect(warnings).toEqual([CANNOT_WRITE]);
    });

    test('saves a value that fits again, and clears it from memory', () => {
      const storage = fakeStorage({ entries: { other: 'x'.repeat(20) }, room: 30 });
      const { engine } = engineOver(() => storage);
      engine.set('list', 'too long');
      storage.removeItem('other');

      expect(engine.set('list', 'short')).toBe(true);

      storage.setItem('list', 'theirs');
      expect(engine.get('list')).toBe('theirs');
    });

    test('evicts data that can be fetched again for data that cannot', () => {
      const storage = fakeStorage({ entries: { cache: 'x'.repeat(20) }, room: 30 });
      const { engine, warnings } = engineOver(() => storage, ['cache']);

      expect(engine.set('list', 'ten chars.')).toBe(true);

      expect(storage.getItem('list')).toBe('ten chars.');
      expect(storage.getItem('cache')).toBeNull();
      expect(warnings).toEqual([]);
    });

    test('evicts only if space is needed', () => {
      const storage = fakeStorage({ entries: { cache: 'x'.repeat(10) }, room: 30 });

      engineOver(() => storage, ['cache']).engine.set('list', 'ten chars.');

      expect(storage.getItem('cache')).toBe('x'.repeat(10));
    });

    test('evicts nothing for data that can be fetched again', () => {
      const storage = fakeStorage({ entries: { cache: 'old', catalogue: 'x'.repeat(20) }, room: 40 });
      const { engine } = engineOver(() => storage, ['cache', 'catalogue']);

      expect(engine.set('cache', 'x'.repeat(30))).toBe(false);

      expect(storage.getItem('catalogue')).toBe('x'.repeat(20));
    });

    test('keeps the value in memory if eviction does not free enough space', () => {
      const storage = fakeStorage({ entries: { cache: 'x'.repeat(5), photo: 'y'.repeat(20) }, room: 35 });
      const { engine } = engineOver(() => storage, ['cache']);

      expect(engine.set('list', 'x'.repeat(30))).toBe(false);

      expect(engine.get('list')).toBe('x'.repeat(30));
      expect(storage.getItem('photo')).toBe('y'.repeat(20));
    });
  });

  test('reads a storage that cannot be written', () => {
    const { engine } = engineOver(() => fakeStorage({ entries: { a: 'one' }, broken: ['setItem', 'removeItem'] }));

    expect(engine.get('a')).toBe('one');
  });

  test('writes a storage that cannot be read', () => {
    const storage = fakeStorage({ broken: ['getItem'] });
    const { engine, warnings } = engineOver(() => storage);

    expect(engine.set('a', 'one')).toBe(true);
    expect(engine.get('a')).toBeNull();
    expect(warnings).toEqual([CANNOT_READ]);
  });

  test('this tab always reads its last write, whether it fits or not', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'cache'),
      text: fc.option(fc.string({ maxLength: 20 })),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(60), (steps, room) => {
        const storage = fakeStorage({ room });
        const { engine } = engineOver(() => storage, ['cache']);
        const expected = new Map<string, string | null>();
        for (const { key, text } of steps) {
          if (text === null) engine.remove(key);
          else engine.set(key, text);
          expected.set(key, text);
        }
        for (const key of ['a', 'b']) expect(engine.get(key)).toBe(expected.get(key) ?? null);
        // The engine can evict the cache for the others.
        expect([null, expected.get('cache') ?? null]).toContain(engine.get('cache'));
      }),
      { numRuns: RUNS },
    );
  });

  describe('a record of a newer build', () => {
    const THEIRS = '{"version":2,"theirs":true}';

    test('is not overwritten, and this tab keeps its own value in memory', () => {
      const storage = fakeStorage({ entries: { list: THEIRS } });
      const { engine, warnings } = engineOver(() => storage);

      expect(engine.set('list', '{"version":1}')).toBe(false);
      expect(engine.get('list')).toBe('{"version":1}');
      expect(engine.getPersisted('list')).toBe(THEIRS);
      expect(storage.getItem('list')).toBe(THEIRS);
      expect(warnings).toHaveLength(1);
    });

    test.each(['{"version":2}', '{"version":3}'])('is overwritten by a build that is not older: %s', (text) => {
      const storage = fakeStorage({ entries: { list: THEIRS } });

      expect(engineOver(() => storage).engine.set('list', text)).toBe(true);
      expect(storage.getItem('list')).toBe(text);
    });
  });

  describe('a storage problem', () => {
    const troublesOf = (...[getStorage, expendable]: Parameters<typeof engineOver>) => {
      const { engine } = engineOver(getStorage, expendable);
      const troubles: string[] = [];
      return { engine, troubles, listen: () => engine.onTrouble((trouble) => troubles.push(trouble)) };
    };

    test('is reported once to earlier listeners', () => {
      const { engine, troubles, listen } = troublesOf(() => fakeStorage({ room: 0 }));
      listen();
      for (const key of ['a', 'b']) engine.set(key, 'one');

      expect(troubles).toEqual(['unwritable']);
    });

    test('is reported to later listeners', () => {
      const { engine, troubles, listen } = troublesOf(() => null);
      engine.set('a', 'one');
      listen();

      expect(troubles).toEqual(['unwritable']);
    });

    test('is not reported for data that can be fetched again', () => {
      const { engine, troubles, listen } = troublesOf(() => fakeStorage({ room: 0 }), ['cache']);
      listen();
      engine.set('cache', 'one');

      expect(troubles).toEqual([]);
    });
  });
});

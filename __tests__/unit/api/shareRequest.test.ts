import { shareRequest } from '@/api/shareRequest';

function share() {
  const signals: AbortSignal[] = [];
  let resolve: (answer: string) => void = () => undefined;
  const onEnded = jest.fn();
  const join = shareRequest((signal) => {
    signals.push(signal);
    return new Promise<string>((settle) => (resolve = settle));
  }, onEnded);
  return { join, onEnded, signals, isEnded: () => signals[0]?.aborted, answer: (text: string) => resolve(text) };
}

it('asks once for all who join', async () => {
  const { join, signals, answer } = share();
  const answers = [join(new AbortController().signal), join(new AbortController().signal)];
  answer('yes');
  await expect(Promise.all(answers)).resolves.toEqual(['yes', 'yes']);
  expect(signals).toHaveLength(1);
});

it('goes on while somebody waits, and ends with the last one', () => {
  const { join, onEnded, isEnded } = share();
  const [first, second] = [new AbortController(), new AbortController()];
  void join(first.signal);
  void join(second.signal);
  first.abort();
  expect(isEnded()).toBe(false);
  expect(onEnded).not.toHaveBeenCalled();
  second.abort();
  expect(isEnded()).toBe(true);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

it('is over at once for who has gone already', () => {
  const { join, isEnded } = share();
  void join(AbortSignal.abort());
  expect(isEnded()).toBe(true);
});

it('keeps an answer whoever leaves then', async () => {
  const { join, onEnded, isEnded, answer } = share();
  const asker = new AbortController();
  const asked = join(asker.signal);
  answer('yes');
  await asked;
  asker.abort();
  expect(isEnded()).toBe(false);
  expect(onEnded).not.toHaveBeenCalled();
});

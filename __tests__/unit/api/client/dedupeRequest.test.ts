import { refCountedRequest } from '@/api/client/dedupeRequest';

function share() {
  const signals: AbortSignal[] = [];
  let resolve: (answer: string) => void = () => undefined;
  const onEnded = jest.fn();
  const join = refCountedRequest((signal) => {
    signals.push(signal);
    return new Promise<string>((settle) => (resolve = settle));
  }, onEnded);
  return { join, onEnded, signals, isEnded: () => signals[0]?.aborted, answer: (text: string) => resolve(text) };
}

it('sends one request for all subscribers', async () => {
  const { join, signals, answer } = share();
  const answers = [join(new AbortController().signal), join(new AbortController().signal)];
  answer('yes');
  await expect(Promise.all(answers)).resolves.toEqual(['yes', 'yes']);
  expect(signals).toHaveLength(1);
});

it('continues while one subscriber waits, and aborts with the last one', () => {
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

it('aborts at once for a subscriber that is already aborted', () => {
  const { join, isEnded } = share();
  void join(AbortSignal.abort());
  expect(isEnded()).toBe(true);
});

it('ignores an abort after the response', async () => {
  const { join, onEnded, isEnded, answer } = share();
  const asker = new AbortController();
  const asked = join(asker.signal);
  answer('yes');
  await asked;
  asker.abort();
  expect(isEnded()).toBe(false);
  expect(onEnded).not.toHaveBeenCalled();
});

import { reportRecovered } from '@/startup/reportRecovered';

const report = jest.fn();

beforeEach(() => {
  report.mockReset();
  Object.assign(globalThis, { reportError: report });
});

test('does not report a transition that the rotation of a phone aborts', () => {
  const words = 'Transition was aborted because of invalid state. Viewport size changed';
  reportRecovered(new DOMException(words, 'InvalidStateError'));
  expect(report).not.toHaveBeenCalled();
});

test('reports everything else', () => {
  const error = new Error('rendered twice');
  reportRecovered(error);
  expect(report).toHaveBeenCalledWith(error);
});

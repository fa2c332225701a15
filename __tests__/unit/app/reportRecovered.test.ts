import { reportRecovered } from '@/app/reportRecovered';

const report = jest.fn();

beforeEach(() => {
  report.mockReset();
  Object.assign(globalThis, { reportError: report });
});

test('a transition that a turned phone cuts off is no fault', () => {
  const words = 'Transition was aborted because of invalid state. Viewport size changed';
  reportRecovered(new DOMException(words, 'InvalidStateError'));
  expect(report).not.toHaveBeenCalled();
});

test('everything else is reported', () => {
  const error = new Error('rendered twice');
  reportRecovered(error);
  expect(report).toHaveBeenCalledWith(error);
});

import { verdictOf } from '@/features/diagnostics/report';

const section = (...marks: ('good' | 'bad' | undefined)[]) => ({
  heading: 'Sources',
  rows: marks.map((mark, index) => ({ label: `Source ${index}`, value: 'so', ...(mark && { mark }) })),
});

test('reports that all is well without problems', () => {
  expect(verdictOf([])).toEqual({ value: 'All is well', mark: 'good' });
  expect(verdictOf([section('good', undefined), section('good')])).toEqual({ value: 'All is well', mark: 'good' });
});

test('counts the problems of all sections', () => {
  expect(verdictOf([section('good', 'bad')])).toEqual({ value: '1 thing is wrong', mark: 'bad' });
  expect(verdictOf([section('bad'), section('bad', 'good', 'bad')])).toEqual({
    value: '3 things are wrong',
    mark: 'bad',
  });
});

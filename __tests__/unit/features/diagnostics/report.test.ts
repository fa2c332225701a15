import { verdictOf } from '@/features/diagnostics/report';

const section = (...marks: ('good' | 'bad' | undefined)[]) => ({
  heading: 'Sources',
  rows: marks.map((mark, index) => ({ label: `Source ${index}`, value: 'so', ...(mark && { mark }) })),
});

test('reports that it found no problems', () => {
  expect(verdictOf([])).toEqual({ value: 'No problems found', mark: 'good' });
  expect(verdictOf([section('good', undefined), section('good')])).toEqual({
    value: 'No problems found',
    mark: 'good',
  });
});

test('counts the problems of all sections', () => {
  expect(verdictOf([section('good', 'bad')])).toEqual({ value: '1 problem found', mark: 'bad' });
  expect(verdictOf([section('bad'), section('bad', 'good', 'bad')])).toEqual({
    value: '3 problems found',
    mark: 'bad',
  });
});

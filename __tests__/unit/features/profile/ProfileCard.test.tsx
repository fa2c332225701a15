import { screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/renderWithProviders';
import { speak } from '@tests/speak';
import { ProfileCard } from '@/features/profile/ProfileCard';
import { setTranslations } from '@/i18n/t';

afterEach(() => setTranslations(null));

const labelsOf = (count: number) => {
  const stats = { moviesWatched: count, seriesWatched: count, hoursWatched: count, averageRating: 2.4 };
  renderWithProviders(
    <ProfileCard
      name="Ada Lamp"
      email="ada@example.com"
      photo={null}
      problem={undefined}
      stats={{ ...stats, joinDate: '2024-01-15' }}
    />,
  );
  return screen
    .getAllByRole('term')
    .slice(0, 3)
    .map(({ textContent }) => textContent);
};

test.each([
  [1, ['Film', 'Serial', 'Godzina']],
  [2, ['Filmy', 'Seriale', 'Godziny']],
  [5, ['Filmów', 'Seriali', 'Godzin']],
  [128, ['Filmów', 'Seriali', 'Godzin']],
])('the Polish labels below %d agree with it', (count, labels) => {
  speak('pl');
  expect(labelsOf(count)).toEqual(labels);
});

test('the English labels are those of the specification', () => {
  expect(labelsOf(128)).toEqual(['Movies', 'Series', 'Hours']);
});

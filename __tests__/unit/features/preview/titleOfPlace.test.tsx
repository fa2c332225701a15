import { render, screen } from '@testing-library/react';
import { ImageHost } from '@/components/media/ImageHost';
import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import { APP_URL } from '@/config/basePath';
import { titleOfPlace } from '@/features/preview/titleOfPlace';
import { buildTitle } from '@tests/builders';

const HOSTS = { appUrl: APP_URL, imageHost: 'https://images.example/t/p' };

const sample = buildTitle({ id: 1001, title: 'Heat', poster: 'art/posters/1001-500.webp#3b273b' });
const own = buildTitle({ id: 7, source: 'product', title: 'Heat', poster: 'posters/heat.webp' });
const hosted = buildTitle({ id: 9, source: 'tmdb', title: 'Heat', poster: '/heat.jpg' });
const bare = buildTitle({ id: 8, title: 'Home Video' });

function placeOfCard(title: typeof sample) {
  const opener = <TitleButton title={title} onPress={() => undefined} />;
  render(
    <ImageHost value={HOSTS.imageHost}>
      <ul>
        <li>
          <TitleCard title={title} opener={opener} />
        </li>
      </ul>
    </ImageHost>,
  );
  return screen.getByRole('listitem');
}

test.each([sample, own, hosted, bare])('finds a card’s title by its name and poster: $id', (title) => {
  expect(titleOfPlace(placeOfCard(title), [sample, own, hosted, bare], HOSTS)).toBe(title);
});

test('does not find a title that no list contains', () => {
  expect(titleOfPlace(placeOfCard(own), [sample, bare], HOSTS)).toBeUndefined();
});

import { sampleCatalogue } from '@/api/samples/sampleCatalogue';
import { readTitle } from '@/domain/title/readTitle';
import { HERO_SLIDES } from '@/features/browse/heroSlides';

test.each(HERO_SLIDES.map((slide) => [slide.title, slide] as const))('slide %s matches its title', (_name, slide) => {
  const title = readTitle(sampleCatalogue.byId(slide.opens.id));
  expect(title).toMatchObject({ year: slide.year, rating: slide.rating, kind: slide.opens.kind });
  expect(title?.genres).toContain(slide.genre);
});

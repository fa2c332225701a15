import { readPhoto } from '@/features/profile/readPhoto';
import { buildImage } from './buildImage';
import { fakePictures } from './fakePictures';

const PHOTO = 'data:image/jpeg;base64,AAAA';
const fileOf = (bytes: BlobPart, name = 'photo.png') => new File([bytes], name, { type: 'image/png' });

test('crops a photo to the square in its middle, as a JPEG', async () => {
  const { drawImage, close } = fakePictures({ width: 400, height: 300, photo: PHOTO });

  await expect(readPhoto(fileOf(buildImage.png(400, 300)))).resolves.toEqual({ photo: PHOTO });

  expect(createImageBitmap).toHaveBeenCalledWith(expect.any(File), { imageOrientation: 'from-image' });
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 50, 0, 300, 300, 0, 0, 256, 256);
  expect(close).toHaveBeenCalled();
});

test.each([
  ['an empty file', fileOf(''), /empty/],
  ['more than 10 MB', fileOf(new Uint8Array(10 * 1024 * 1024 + 1)), /larger than 10 MB/],
  ['text that is called a picture', fileOf('hello'), /cannot be read as a JPEG, PNG, WebP or GIF/],
  [
    'SVG',
    fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'photo.svg'),
    /cannot be read as a JPEG, PNG, WebP or GIF/,
  ],
  ['a page', fileOf('<!doctype html><p>hi', 'photo.jpg'), /cannot be read as a JPEG, PNG, WebP or GIF/],
  ['more than 50 megapixels', fileOf(buildImage.png(15_000, 15_000)), /more than 50 megapixels/],
])('refuses %s before decoding', async (_what, file, problem) => {
  fakePictures({ width: 1, height: 1, photo: PHOTO });
  await expect(readPhoto(file)).resolves.toEqual({ problem: expect.stringMatching(problem) as string });
  expect(createImageBitmap).not.toHaveBeenCalled();
});

test('reports an image that cannot be decoded as a problem, not an error', async () => {
  fakePictures({ width: 1, height: 1, photo: PHOTO });
  jest.mocked(createImageBitmap).mockRejectedValue(new DOMException('bad', 'InvalidStateError'));
  const result = await readPhoto(fileOf(buildImage.jpeg(20, 20)));
  expect(result).toEqual({ problem: 'This photo could not be read. It may be damaged.' });
});

test('reports an empty canvas as a problem too', async () => {
  fakePictures({ width: 20, height: 20, photo: 'data:,' });
  expect(await readPhoto(fileOf(buildImage.gif(20, 20)))).toHaveProperty('problem');
});

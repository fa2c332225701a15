interface FakePictures {
  /** Of whatever is decoded. */
  width: number;
  height: number;
  /** What every canvas gives. */
  photo: string;
}

/** jsdom's files can only be read by an event. */
function readFile(this: File): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.readAsArrayBuffer(this);
  });
}

/** jsdom decodes and draws nothing: this stands in for both, for one test. */
export function fakePictures({ width, height, photo }: FakePictures) {
  File.prototype.arrayBuffer = readFile;
  const close = jest.fn();
  const drawImage = jest.fn();
  window.createImageBitmap = jest.fn().mockResolvedValue({ width, height, close });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage, fillRect: jest.fn() } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(photo);
  return { drawImage, close };
}

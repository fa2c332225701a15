interface FakePictures {
  /** The width of every decoded image, in pixels. */
  width: number;
  height: number;
  /** The data URL that every canvas returns. */
  photo: string;
}

/** Reads a file by an event, because jsdom lacks `File.prototype.arrayBuffer`. */
function readFile(this: File): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.readAsArrayBuffer(this);
  });
}

/** Fakes decoding and drawing for one test, because jsdom implements neither. */
export function fakePictures({ width, height, photo }: FakePictures) {
  File.prototype.arrayBuffer = readFile;
  const close = jest.fn();
  const drawImage = jest.fn();
  window.createImageBitmap = jest.fn().mockResolvedValue({ width, height, close });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage, fillRect: jest.fn() } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(photo);
  return { drawImage, close };
}

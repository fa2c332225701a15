/** A file in an archive. */
interface ArchiveFile {
  /** The path in the archive, with `/` between folders. */
  name: string;
  /** Null if the file cannot be unpacked. */
  bytes: Uint8Array | null;
}

/** The limit for unpacked files, against zip bombs. */
const MAX_UNPACKED = 20 * 1024 * 1024;

const SIGNATURES = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const;
const METHODS = { stored: 0, deflated: 8 } as const;
const END_LENGTH = 22;
/** The archive's comment follows the end record. */
const MAX_COMMENT = 0xffff;

/** Returns the unpacked files of a zip archive that `isWanted` accepts. */
export async function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<ArchiveFile[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files: ArchiveFile[] = [];
  try {
    let at = view.getUint32(endOf(view) + 16, true);
    while (at + 46 <= view.byteLength && view.getUint32(at, true) === SIGNATURES.entry) {
      const field = (offset: number) => view.getUint16(at + offset, true);
      const [nameLength, extraLength, commentLength] = [field(28), field(30), field(32)];
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/');
      const local = view.getUint32(at + 42, true);
      const size = view.getUint32(at + 20, true);
      if (isWanted(name)) {
        const content = unpacked(view, { local, size, method: field(10) });
        files.push({ name, bytes: await content.catch(() => null) });
      }
      at += 46 + nameLength + extraLength + commentLength;
    }
  } catch {
    // The archive is cut off or invalid: returns the files that were read before.
  }
  return files;
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1)
    if (view.getUint32(at, true) === SIGNATURES.end) return at;
  throw new RangeError('No archive');
}

interface Place {
  /** The offset of the file's local header. */
  local: number;
  size: number;
  method: number;
}

async function unpacked(view: DataView, { local, size, method }: Place): Promise<Uint8Array | null> {
  if (view.getUint32(local, true) !== SIGNATURES.local) return null;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = new Uint8Array(view.buffer, view.byteOffset + start, size);
  if (method === METHODS.stored) return packed;
  if (method !== METHODS.deflated) return null;
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_UNPACKED) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

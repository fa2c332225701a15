const HEADER_BYTES = 22;

/** Returns `favicon.ico` with one PNG, for programs that request it by name. */
exports.toIcon = (png) => {
  const header = Buffer.alloc(HEADER_BYTES);
  // The type is an icon, with one image.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // The width and the height are read from the PNG's header. 256 is written as 0.
  header.writeUInt8(png.readUInt32BE(16) % 256, 6);
  header.writeUInt8(png.readUInt32BE(20) % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
};

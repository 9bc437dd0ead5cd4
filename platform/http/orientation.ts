const tag = 0x01_12;

/** The EXIF orientation of a picture: 1 for upright, up to 8. Also 1 if none is found. */
export function orientationOf(exif: Uint8Array): number {
  // WebP has it both with and without JPEG's prefix.
  const named = String.fromCharCode(...exif.subarray(0, 6)) === 'Exif\0\0';
  const tiff = named ? exif.subarray(6) : exif;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  const order = String.fromCharCode(...tiff.subarray(0, 2));
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1;
  const little = order === 'II';
  const table = view.getUint32(4, little);
  if (table + 2 > tiff.length) return 1;
  const count = view.getUint16(table, little);
  for (let entry = table + 2; entry < table + 2 + count * 12; entry += 12) {
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, little) !== tag) continue;
    const turned = view.getUint16(entry + 8, little);
    return turned >= 1 && turned <= 8 ? turned : 1;
  }
  return 1;
}

/** EXIF data with nothing but the orientation; empty if upright. */
export function orientationOnly(turned: number): Uint8Array {
  if (turned === 1) return new Uint8Array();
  const header = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0];
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, turned, 0, 0, 0];
  return Uint8Array.from([...header, 1, 0, ...entry, 0, 0, 0, 0]);
}

/** A zip archive of empty files under these names, as it is written: each file, then the directory, then its end. */
export function zipOf(names: string[], comment = ''): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = encoder.encode(name);
    const file = Buffer.alloc(30);
    file.writeUInt32LE(0x04_03_4b_50, 0);
    file.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(file, Buffer.from(bytes));
    directory.push(entry, Buffer.from(bytes));
    offset += file.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  const words = Buffer.from(encoder.encode(comment));
  end.writeUInt16LE(words.length, 20);
  return new Uint8Array(Buffer.concat([...files, ...directory, end, words]));
}

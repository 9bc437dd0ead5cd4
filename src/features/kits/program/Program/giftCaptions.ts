import type { OutlineItem } from '#domain/outline/types.ts';

/** The captions of lectures, as they are kept, by the id of the item; and the names of files that could not be read. */
export async function captionsOf(
  items: readonly OutlineItem[],
  files: ReadonlyMap<string, File>,
): Promise<{ captions: Map<string, string>; unread: string[] }> {
  const captions = new Map<string, string>();
  const unread: string[] = [];
  const given = items.flatMap(({ id, kind, captions: source }) => {
    const file = source === undefined || kind !== 'lecture' ? undefined : files.get(source.id);
    return file === undefined ? [] : [{ id, file }];
  });
  if (given.length === 0) return { captions, unread };
  const [{ decodeCaptions }, { maxCaptions }, { readCaptions }, { writeCaptions }] = await Promise.all([
    import('#domain/captions/decode.ts'),
    import('#domain/captions/limit.ts'),
    import('#domain/captions/read.ts'),
    import('#domain/captions/write.ts'),
  ]);
  for (const { id, file } of given) {
    const { read } = readCaptions(decodeCaptions(new Uint8Array(await file.arrayBuffer())));
    const written = read === null ? null : writeCaptions(read.captions);
    if (written === null || written.length > maxCaptions) unread.push(file.name);
    else captions.set(id, written);
  }
  return { captions, unread };
}

import type { OutlineItem, SourceFile } from '#domain/outline/types.ts';

/** The files of captions that a lecture gets: the first language, and others. */
export const captionFiles = ({ captions, moreCaptions = [] }: OutlineItem): SourceFile[] =>
  captions === undefined ? [] : [captions, ...moreCaptions];

/** The captions of lectures, as they are kept, by the id of the item; and the names of files that could not be read. */
export async function captionsOf(
  items: readonly OutlineItem[],
  files: ReadonlyMap<string, File>,
): Promise<{ captions: Map<string, string>; unread: string[] }> {
  const captions = new Map<string, string>();
  const unread: string[] = [];
  const given = items.flatMap((item) =>
    item.kind === 'lecture'
      ? captionFiles(item).flatMap((source) => {
          const file = files.get(source.id);
          return file === undefined ? [] : [{ id: item.id, file }];
        })
      : [],
  );
  if (given.length === 0) return { captions, unread };
  const [
    { decodeCaptions },
    { languageOfName },
    { maxCaptions },
    { readCaptions },
    tracks,
    { writeCaptions },
  ] = await Promise.all([
    import('#domain/captions/decode.ts'),
    import('#domain/captions/languageOfName.ts'),
    import('#domain/captions/limit.ts'),
    import('#domain/captions/read.ts'),
    import('#domain/captions/tracks.ts'),
    import('#domain/captions/write.ts'),
  ]);
  for (const { id, file } of given) {
    const { read } = readCaptions(decodeCaptions(new Uint8Array(await file.arrayBuffer())));
    const written = read === null ? null : writeCaptions(read.captions);
    const language = languageOfName(file.name);
    const name = language === null ? '' : file.name;
    const whole =
      written === null ? '' : tracks.withTrack(captions.get(id) ?? '', language, { name, file: written });
    if (written === null || whole.length > maxCaptions) unread.push(file.name);
    else captions.set(id, whole);
  }
  return { captions, unread };
}

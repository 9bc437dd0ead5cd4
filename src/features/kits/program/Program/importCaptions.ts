import { languageOfName } from '#domain/captions/languageOfName.ts';
import { maxCaptions } from '#domain/captions/limit.ts';
import { readCaptions } from '#domain/captions/read.ts';
import { withTrack } from '#domain/captions/tracks.ts';
import { writeCaptions } from '#domain/captions/write.ts';
import type { OutlineItem } from '#domain/outline/types.ts';
import { decodeText } from '#lib/file/decodeText.ts';
import { captionFiles } from './importFiles.ts';

/** The parsed captions files. */
export interface ReadCaptions {
  /** As a lecture stores them, by item id. */
  captions: ReadonlyMap<string, string>;
  /** Names of files that could not be read. */
  unread: readonly string[];
}

/** Reads the captions of lectures. */
export async function captionsOf(
  items: readonly OutlineItem[],
  files: ReadonlyMap<string, File>,
): Promise<ReadCaptions> {
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
  for (const { id, file } of given) {
    const { read } = readCaptions(decodeText(new Uint8Array(await file.arrayBuffer())));
    const written = read === null ? null : writeCaptions(read.captions);
    const language = languageOfName(file.name);
    const name = language === null ? '' : file.name;
    const whole =
      written === null ? '' : withTrack(captions.get(id) ?? '', language, { name, file: written });
    if (written === null || whole.length > maxCaptions) unread.push(file.name);
    else captions.set(id, whole);
  }
  return { captions, unread };
}

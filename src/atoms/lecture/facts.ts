import type { Getter } from 'jotai';
import type { SaleFacts } from '#domain/content/readiness.ts';
import type { LectureFacts } from '#domain/lecture/readiness.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { imageSizeAtom } from '../image/images.ts';
import { streamAtom } from '../stream/streams.ts';

/** A recording; undefined while it is loading. */
function streamOf(get: Getter, id: string): LectureFacts['stream'] {
  const { item, status } = get(streamAtom(id));
  return status === 'loading' ? undefined : item;
}

/** The facts for the checklist of a recording: its stream, the size of its cover and its price. */
export const factsOf = (
  get: Getter,
  { streamID, imageId, costKopecks }: Pick<Lecture, 'streamID' | 'imageId'> & Pick<SaleFacts, 'costKopecks'>,
): LectureFacts => ({
  stream: streamID ? streamOf(get, streamID) : null,
  cover: imageId ? get(imageSizeAtom(imageId)) : null,
  costKopecks,
});

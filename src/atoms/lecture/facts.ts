import type { Getter } from 'jotai';
import type { SaleFacts } from '#domain/content/readiness.ts';
import type { LectureFacts } from '#domain/lecture/readiness.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { imageSizeAtom } from '../image/images.ts';
import { streamAtom } from '../stream/streams.ts';

/** What the checklist of a recording is told beside its fields: its media, the size of its cover and its price. */
export const factsOf = (
  get: Getter,
  { streamID, imageId, costKopecks }: Pick<Lecture, 'streamID' | 'imageId'> & Pick<SaleFacts, 'costKopecks'>,
): LectureFacts => ({
  stream: streamID ? get(streamAtom(streamID)).item : null,
  cover: imageId ? get(imageSizeAtom(imageId)) : null,
  costKopecks,
});

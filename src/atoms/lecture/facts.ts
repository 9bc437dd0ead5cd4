import type { Getter } from 'jotai';
import type { LectureFacts } from '#domain/lecture/readiness.ts';
import { imageSizeAtom } from '../image/images.ts';
import { streamAtom } from '../stream/streams.ts';
import type { LectureFields } from './fields.ts';

/** What the checklist of a form is told beside its fields: its media, the size of its cover and its price. */
export const factsOf = (
  get: Getter,
  { streamID, imageId, costKopecks }: Pick<LectureFields, 'streamID' | 'imageId' | 'costKopecks'>,
): LectureFacts => ({
  stream: streamID === null ? null : get(streamAtom(streamID)).item,
  cover: imageId === null ? null : get(imageSizeAtom(imageId)),
  costKopecks,
});

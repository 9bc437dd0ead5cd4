import {
  advised,
  asked,
  coverCheck,
  descriptionCheck,
  isProcessed,
  priceCheck,
  tagsCheck,
  type ReadinessCheck,
  type SaleFacts,
} from '../content/readiness.ts';
import { chaptersOf, enoughChapters } from '../chapters/read.ts';
import type { Stream } from '../stream/schema.ts';
import type { Lecture } from './schema.ts';

/** Facts about a recorded content that are not its own fields. */
export interface LectureFacts extends SaleFacts {
  /** Its recording; null if there is none, undefined while it is loading. */
  stream: Pick<Stream, 'status'> | null | undefined;
}

export type LectureReadinessId =
  | 'media'
  | 'cover'
  | 'description'
  | 'tags'
  | 'price'
  | 'language'
  | 'chapters'
  | 'captions';

type Checked = Pick<Lecture, 'description' | 'streamID' | 'tags' | 'language' | 'captions'>;

/** The checklist of a lecture, in the order it is shown. */
export function lectureReadiness(
  lecture: Checked,
  facts: LectureFacts,
): ReadinessCheck<LectureReadinessId>[] {
  return [
    asked(
      'media',
      Boolean(lecture.streamID) && (facts.stream === undefined ? undefined : isProcessed(facts.stream)),
    ),
    coverCheck(facts),
    descriptionCheck(lecture),
    tagsCheck(lecture),
    priceCheck(facts),
    advised('language', Boolean(lecture.language)),
    advised('chapters', chaptersOf(lecture.description ?? '').length >= enoughChapters),
    advised('captions', Boolean(lecture.captions)),
  ];
}

import type { Usage } from '#domain/content/schema.ts';
import type { Of } from '../../records/kinds.ts';
import type { DemoLecture } from '../demoLecture.ts';
import { mediaFacts } from '../scenario.ts';
import { contentRow, publicationRows, stampsOf, streamId, streamRow, type Stamps } from './content.ts';

/** Lectures that must be linked to their uses, with the rows that belong to them. */
interface LectureRows {
  lectures: Of<'lecture'>[];
  streams: Of<'stream'>[];
  publications: Of<'publication'>[];
}

function lectureRow(lecture: DemoLecture, stamps: Stamps, usedIn: Usage[]): Of<'lecture'> {
  const { slug, media, mediaStatus, level, language, isPreview = false } = lecture;
  const processed = media !== null && mediaStatus === undefined;
  return {
    ...contentRow('lecture', lecture, stamps),
    streamID: media === null ? null : streamId('lecture', slug),
    level,
    language,
    isPreview,
    durationSec: processed ? mediaFacts[media].durationSec : null,
    usedIn,
  };
}

function streamRows({ slug, media, mediaStatus }: DemoLecture, stamps: Stamps): Of<'stream'>[] {
  if (media === null) return [];
  const status = mediaStatus === undefined ? {} : { status: mediaStatus };
  return [streamRow({ id: streamId('lecture', slug), name: `${slug}-master`, media, ...status }, stamps)];
}

/** The rows of lectures. `usesOf` returns where a lecture is used, by its id. */
export function lectureRows(
  now: number,
  lectures: DemoLecture[],
  usesOf: (lectureId: string) => Usage[],
): LectureRows {
  const placed = lectures.map((lecture, at) => ({ lecture, stamps: stampsOf(now, lecture, at) }));
  return {
    lectures: placed.map(({ lecture, stamps }) =>
      lectureRow(lecture, stamps, usesOf(`lecture-${lecture.slug}`)),
    ),
    streams: placed.flatMap(({ lecture, stamps }) => streamRows(lecture, stamps)),
    publications: placed.flatMap(({ lecture, stamps }) => publicationRows('lecture', lecture, stamps)),
  };
}

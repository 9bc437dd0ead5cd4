import type { Of } from '../../records/kinds.ts';
import { mediaFacts } from '../scenario.ts';
import { contentRow, publicationRows, stampsOf, streamId, streamRow, typeset } from './content.ts';
import { calmMeditations } from './calmMeditations.ts';
import { dayMeditations } from './dayMeditations.ts';

const type = 'meditation';

/** The meditations of the demo with their audio and publications, newest first. */
export function demoMeditations(now: number): {
  meditations: Of<'meditation'>[];
  streams: Of<'stream'>[];
  publications: Of<'publication'>[];
} {
  const told = [...calmMeditations, ...dayMeditations].toSorted((a, b) => a.created - b.created);
  const placed = told.map((one, at) => ({ one, stamps: stampsOf(now, one, at) }));
  return {
    meditations: placed.map(({ one, stamps }) => ({
      ...contentRow(type, one, stamps),
      streamID: one.media === null ? null : streamId(type, one.slug),
      level: one.level,
      language: one.media === null ? null : 'ru',
      isPreview: one.isPreview ?? false,
      durationSec: one.media === null ? null : mediaFacts[one.media].durationSec,
      usedIn: [],
      goal: one.goal,
      voice: one.voice,
      hasMusic: one.music ?? false,
      musicRights: one.music ?? false,
      hasEndingBell: one.bell ?? false,
      contraindications: one.contraindications === undefined ? null : typeset(one.contraindications),
    })),
    streams: placed.flatMap(({ one: { slug, media }, stamps }) =>
      media === null ? [] : [streamRow({ id: streamId(type, slug), name: `${slug}-master`, media }, stamps)],
    ),
    publications: placed.flatMap(({ one, stamps }) => publicationRows(type, one, stamps)),
  };
}

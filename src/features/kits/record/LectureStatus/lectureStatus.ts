import { lectureState } from '#domain/lecture/rules.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import {
  publicationGlyph,
  publicationLabel,
} from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/** A state as it is shown: its mark and its words. */
interface ShownStatus {
  glyph: GlyphName;
  label: string;
}

/** The mark and the words of a state of a lecture, as `lectureState` calls it. */
export function stateLook(state: string, language: Language): ShownStatus {
  if (state === 'ready') return { glyph: 'ready', label: messages[language].ready };
  if (state === 'notReady') return { glyph: 'notReady', label: messages[language].notReady };
  return { glyph: publicationGlyph(state), label: publicationLabel(state, language) };
}

/**
 * The state of a lecture: that of its publication, or whether it has a media while it has none. Null while the lecture has
 * a publication that was not read yet.
 */
export function lectureStatus(
  lecture: Pick<Lecture, 'streamID' | 'publicationId'>,
  publication: Pick<Publication, 'status'> | null | undefined,
  language: Language,
): ShownStatus | null {
  if (lecture.publicationId && !publication) return null;
  return stateLook(lectureState(lecture, publication?.status ?? null), language);
}

/** Where a lecture is used, in words: «в 3 курсах», «не используется»; null where the platform does not tell. */
export function lectureUsage(lecture: Pick<Lecture, 'usedIn'>, language: Language): string | null {
  if (lecture.usedIn === undefined) return null;
  const t = messages[language];
  const count = lecture.usedIn.length;
  if (count === 0) return t.unused;
  const types = new Set(lecture.usedIn.map((use) => use.type));
  if (types.size > 1) return t.inPrograms(count);
  if (types.has('course')) return t.inCourses(count);
  return types.has('marathon') ? t.inMarathons(count) : t.inPrograms(count);
}

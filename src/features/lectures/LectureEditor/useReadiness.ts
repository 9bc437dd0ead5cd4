import { useAtomValue } from 'jotai';
import { lectureReadinessAtom, type LectureEditor } from '#atoms/lectures/editor.ts';
import type { ReadinessItem } from '#components/feedback/Readiness/Readiness.tsx';
import type { Blocker } from '#features/widgets/PublicationRail/PublicationRail.tsx';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { readinessLines, type ReadinessFacts } from '../readiness.ts';

/** The checklist of the lecture that is being edited: its lines, and what still keeps it from a review. */
export function useReadiness(
  key: string,
  { fields }: LectureEditor,
  media: Pick<ReadinessFacts, 'media' | 'kind' | 'durationSec'>,
  onGo: (field: string) => void,
): { items: ReadinessItem[]; blockers: Blocker[] } {
  const language = useLanguage();
  const checks = useAtomValue(lectureReadinessAtom(key));
  const facts = {
    ...media,
    hasCover: fields.imageId !== null,
    descriptionLength: fields.description.trim().length,
  };
  const lines = readinessLines(checks, facts, language);
  return {
    items: lines.map(({ id, label, done, note, action, field }) => ({
      id,
      label,
      done,
      ...(note !== undefined && { note }),
      ...(!done && { action: { label: action, onClick: () => onGo(field) } }),
    })),
    blockers: lines
      .filter((line) => line.required && !line.done)
      .map(({ id, label, field }) => ({ id, label, onGo: () => onGo(field) })),
  };
}

import type { QaConflict, QaTexts } from '#atoms/qa/inPlace.ts';
import { withSide } from '#features/kits/editor/EditorKit/compareRows.ts';
import type { CompareFields } from '#features/kits/editor/EditorKit/kind.ts';
import { useMoments } from '#features/kits/editor/EditorKit/useMoments.ts';
import { VersionsDialog } from '#features/kits/editor/EditorKit/VersionsDialog.tsx';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

const fieldsOf = (language: Language): CompareFields<QaTexts> => {
  const t = messages[language];
  return {
    question: { label: t.question, value: ({ question }) => ({ kind: 'text', text: question }) },
    answer: { label: t.answer, value: ({ answer }) => ({ kind: 'text', text: answer }) },
  };
};

const none: QaTexts = { question: '', answer: '' };

interface QuestionConflictProps {
  conflict: QaConflict;
  busy: boolean;
  onChosen: (fields: Partial<QaTexts>) => void;
  onClose: () => void;
}

/** Stands before a save that would write over what others have made of a question meanwhile. */
export function QuestionConflict({ conflict, busy, onChosen, onClose }: QuestionConflictProps) {
  const moments = useMoments();
  const { differences, savedAt, writtenAt } = conflict;
  return (
    <VersionsDialog
      mode="conflict"
      fields={fieldsOf}
      differences={differences}
      platform={withSide(none, differences, 'theirs')}
      device={withSide(none, differences, 'mine')}
      platformAt={savedAt === null ? null : moments.full(savedAt)}
      deviceAt={writtenAt === null ? null : moments.full(writtenAt)}
      busy={busy}
      onDone={({ all }) => onChosen(all)}
      onClose={onClose}
    />
  );
}

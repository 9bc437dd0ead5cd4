import { useSetAtom } from 'jotai';
import { Archive, FilePenLine, ListChecks } from 'lucide-react';
import { handled } from '#api/api-error.ts';
import { updateQuiz } from '#api/quiz/requests.ts';
import { quizMoves, quizProblems } from '#domain/quiz/rules.ts';
import type { Quiz, QuizStatus } from '#domain/quiz/schema.ts';
import { refreshQuizAtom, updateQuizAtom } from '#atoms/quiz/quizzes.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import type { BulkAction } from '#features/kits/list/ListKit/types.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

const icons: Record<QuizStatus, ContextAction['icon']> = {
  active: <ListChecks {...icon} />,
  archived: <Archive {...icon} />,
  draft: <FilePenLine {...icon} />,
};

/** Whether a quiz may go to a status: by the table, and to active only without problems. */
const can = (status: QuizStatus) => (quiz: Quiz) =>
  quizMoves(quiz.status).includes(status) && (status !== 'active' || quizProblems(quiz).length === 0);

/** What is done to one quiz, and to several, without opening them. */
export function useQuizActions(): { actions: (quiz: Quiz) => ContextAction[]; bulk: BulkAction<Quiz>[] } {
  const t = useMessages(messages);
  const update = useSetAtom(updateQuizAtom);
  const refresh = useSetAtom(refreshQuizAtom);
  const statuses = ['active', 'archived', 'draft'] as const;
  const labels = { active: t.activate, archived: t.archive, draft: t.draft };
  const done = { active: t.activated, archived: t.archived, draft: t.drafted };

  /** Failures are reported together, and it is read again either way. */
  const oneOf = (status: QuizStatus) => (quiz: Quiz) =>
    updateQuiz({ id: quiz.id, status }).finally(() => handled(refresh(quiz.id)));
  return {
    actions: (quiz) =>
      statuses
        .filter((status) => can(status)(quiz))
        .map((status, at) => ({
          id: status,
          label: labels[status],
          icon: icons[status],
          separated: at === 0,
          run: () => void handled(update({ id: quiz.id, status })),
        })),
    bulk: statuses.map((status) => ({
      id: status,
      label: labels[status],
      icon: icons[status],
      applies: can(status),
      run: oneOf(status),
      ...(status === 'archived' && { undo: oneOf('active') }),
      done: done[status],
    })),
  };
}

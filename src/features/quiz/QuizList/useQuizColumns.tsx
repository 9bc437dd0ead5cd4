import type { Quiz } from '#domain/quiz/schema.ts';
import { pointsOf } from '#atoms/quiz/questionEdits.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { Quiet, useMomentColumn } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { useStatusColumn } from '#features/kits/list/ListParts/useStatusColumn.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** What columns of numbers share. */
const figure = { align: 'end', hideable: true } as const;

/** Columns of quizzes, in the table and in the exported file. */
export function useQuizColumns(): ListColumn<Quiz>[] {
  const t = useMessages(messages);
  const moment = useMomentColumn<Quiz>();
  const status = useStatusColumn<Quiz>();
  return [
    {
      id: 'name',
      header: t.name,
      cell: ({ name, questions }) => (
        <>
          <RowTitle>{name}</RowTitle>
          <div data-subtitle>{t.sum(questions.length, pointsOf(questions))}</div>
        </>
      ),
      sort: 'name',
      phone: 'title',
      csv: ({ name }) => name,
    },
    status('quiz', ({ status }) => status, { header: t.status, width: 136 }),
    {
      id: 'questions',
      header: t.questions,
      cell: ({ questions }) => questions.length,
      ...figure,
      width: 96,
      sort: 'questionsCount',
      priority: 2,
      csv: ({ questions }) => questions.length,
    },
    {
      id: 'points',
      header: t.points,
      cell: ({ questions }) => pointsOf(questions),
      ...figure,
      width: 80,
      optional: true,
      priority: 5,
      csv: ({ questions }) => pointsOf(questions),
    },
    {
      id: 'passing',
      header: t.passing,
      cell: ({ passingScore }) => `${passingScore}\u00A0%`,
      ...figure,
      width: 96,
      priority: 1,
      phone: 'figure',
      phoneLabel: t.passing,
      csv: ({ passingScore }) => passingScore,
    },
    {
      id: 'attempts',
      header: t.attempts,
      cell: ({ attempts }) => (attempts === 0 ? <Quiet>{t.noLimit}</Quiet> : attempts),
      ...figure,
      width: 128,
      priority: 3,
      csv: ({ attempts }) => attempts,
    },
    {
      id: 'time',
      header: t.time,
      cell: ({ timeLimitMin }) => (timeLimitMin ? t.minutes(timeLimitMin) : null),
      ...figure,
      width: 80,
      priority: 4,
      csv: ({ timeLimitMin }) => timeLimitMin,
    },
    moment(({ updatedAt }) => updatedAt, {
      id: 'changed',
      header: t.changed,
      sort: 'updatedAt',
      phone: 'note',
    }),
  ];
}

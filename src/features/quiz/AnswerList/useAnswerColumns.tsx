import type { QuizAnswer } from '#domain/quiz/schema.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { Quiet, useMomentColumn } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { useStatusColumn } from '#features/kits/list/ListParts/useStatusColumn.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const resultOf = ({ passed }: QuizAnswer) => String(passed ?? null);

/** Columns of attempts, in the table and in the exported file. */
export function useAnswerColumns(): ListColumn<QuizAnswer>[] {
  const t = useMessages(messages);
  const moment = useMomentColumn<QuizAnswer>();
  const status = useStatusColumn<QuizAnswer>();
  return [
    {
      id: 'client',
      header: t.client,
      cell: ({ email }) => <RowTitle>{email}</RowTitle>,
      sort: 'email',
      phone: 'title',
      csv: ({ email }) => email,
    },
    status('quizAnswer', resultOf, { id: 'result', header: t.result, width: 160, hideable: false }),
    {
      id: 'percent',
      header: t.percent,
      cell: ({ percent }) => (typeof percent === 'number' ? `${percent}\u00A0%` : null),
      align: 'end',
      width: 88,
      sort: 'percent',
      phone: 'figure',
      csv: ({ percent }) => percent,
    },
    {
      id: 'score',
      header: t.score,
      cell: ({ score }) => score,
      align: 'end',
      width: 72,
      hideable: true,
      priority: 2,
      csv: ({ score }) => score,
    },
    {
      id: 'code',
      header: t.code,
      cell: ({ code }) => <Quiet>{code}</Quiet>,
      width: 112,
      hideable: true,
      priority: 1,
      csv: ({ code }) => code,
    },
    moment(({ submittedAt }) => submittedAt, {
      id: 'submitted',
      header: t.submitted,
      sort: 'submittedAt',
      phone: 'note',
      hideable: false,
    }),
  ];
}

import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Quiz } from '#domain/quiz/schema.ts';
import { pointsOf } from '#atoms/quiz/questionEdits.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { csvMoment } from '#lib/csv.ts';
import { formatMoment } from '#lib/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** What is told of quizzes in a table and in a file. */
export function useQuizColumns(): ListColumn<Quiz>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
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
    {
      id: 'status',
      header: t.status,
      cell: ({ status }) => <StatusOf kind="quiz" status={status} />,
      width: 136,
      hideable: true,
      phone: 'state',
      csv: ({ status }) => statusLook('quiz', status, language).label,
    },
    {
      id: 'questions',
      header: t.questions,
      cell: ({ questions }) => questions.length,
      align: 'end',
      width: 96,
      sort: 'questionsCount',
      hideable: true,
      priority: 2,
      csv: ({ questions }) => questions.length,
    },
    {
      id: 'points',
      header: t.points,
      cell: ({ questions }) => pointsOf(questions),
      align: 'end',
      width: 80,
      hideable: true,
      optional: true,
      priority: 5,
      csv: ({ questions }) => pointsOf(questions),
    },
    {
      id: 'passing',
      header: t.passing,
      cell: ({ passingScore }) => `${passingScore}\u00A0%`,
      align: 'end',
      width: 96,
      hideable: true,
      priority: 1,
      phone: 'figure',
      csv: ({ passingScore }) => passingScore,
    },
    {
      id: 'attempts',
      header: t.attempts,
      cell: ({ attempts }) => (attempts === 0 ? <Quiet>{t.noLimit}</Quiet> : attempts),
      align: 'end',
      width: 128,
      hideable: true,
      priority: 3,
      csv: ({ attempts }) => attempts,
    },
    {
      id: 'time',
      header: t.time,
      cell: ({ timeLimitMin }) => (timeLimitMin ? t.minutes(timeLimitMin) : null),
      align: 'end',
      width: 80,
      hideable: true,
      priority: 4,
      csv: ({ timeLimitMin }) => timeLimitMin,
    },
    {
      id: 'changed',
      header: t.changed,
      cell: ({ updatedAt }) =>
        updatedAt === undefined ? null : <Quiet>{formatMoment(updatedAt, zone, language)}</Quiet>,
      align: 'end',
      width: 132,
      sort: 'updatedAt',
      hideable: true,
      phone: 'note',
      csv: ({ updatedAt }) => csvMoment(updatedAt, zone),
    },
  ];
}

const Quiet = styled.span`
  color: ${color.ink2};
`;

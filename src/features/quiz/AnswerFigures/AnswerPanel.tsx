import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { QuizAnswer } from '#domain/quiz/schema.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { formatMoment } from '#lib/time/dates.ts';
import { frameOf, useOpened } from '#features/kits/record/RecordPanel/useOpened.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';
import { AttemptOf } from '../AttemptView/AttemptOf.tsx';
import { messages } from './messages.ts';

/** The attempt that the address names, beside the list: `?answer=…`. No call reads a single one, so it is one of the loaded. */
export function AnswerPanel({ rows }: { rows: readonly QuizAnswer[] }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const opened = useOpened('answer');
  if (opened === null) return null;
  const answer = rows.find((row) => row.id === opened.id);
  return (
    <DetailsPanel
      {...frameOf(opened, rows)}
      label={answer === undefined ? t.notHere : t.attempt(answer.email)}
      title={answer && <StatusOf kind="quizAnswer" status={String(answer.passed ?? null)} />}
    >
      {answer === undefined ? (
        <Block title={t.notHere}>{t.notHereText}</Block>
      ) : (
        <Attempt>
          <div>
            <Name>{answer.email}</Name>
            <Facts>
              {[
                typeof answer.percent === 'number' ? `${answer.percent}\u00A0%` : null,
                typeof answer.score === 'number' ? t.points(answer.score) : null,
                t.codeOf(answer.code),
                formatMoment(answer.submittedAt, zone, language),
              ]
                .filter((fact) => fact !== null)
                .join(' · ')}
            </Facts>
          </div>
          <AttemptOf answer={answer} />
        </Attempt>
      )}
    </DetailsPanel>
  );
}

const Attempt = styled.div`
  display: grid;
  gap: ${space[6]};
`;

const Name = styled.h2`
  margin: 0;
  ${type.lead}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  margin: ${space[1]} 0 0;
  color: ${color.ink2};
`;

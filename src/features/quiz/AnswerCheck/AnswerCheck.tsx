import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { asApiError } from '#api/api-error.ts';
import { problemsOf } from '#domain/problems.ts';
import { answerCheck, type QuizAnswer } from '#domain/quiz/schema.ts';
import { checkAnswerAtom } from '#atoms/quiz/answers.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { AttemptOf } from '../AttemptView/AttemptOf.tsx';
import { messages } from './messages.ts';
import type { Problems } from '#domain/plain-problems.ts';

interface AnswerCheckProps {
  /** Whether it is a page of its own, or a part of one. */
  heading?: 'page' | 'part';
}

/** Finds a client's attempt by the e-mail and the code that the client was given. */
export function AnswerCheck({ heading = 'part' }: AnswerCheckProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const check = useSetAtom(checkAnswerAtom);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<QuizAnswer | 'none' | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemsOf(answerCheck, { email, code }, language);
    if (email.trim() === '') wrong['email'] = t.noEmail;
    if (code.trim() === '') wrong['code'] = t.noCode;
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    setFound(null);
    try {
      setFound(await check({ email: email.trim(), code: code.trim() }));
    } catch (error) {
      if (asApiError(error).status === 404) setFound('none');
    }
    setBusy(false);
  };

  return (
    <Root aria-label={t.title}>
      <Title as={heading === 'page' ? 'h1' : 'h2'}>{t.title}</Title>
      <p>{t.what}</p>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <TextField label={t.email} type="email" value={email} onChange={setEmail} error={problems['email']} />
        <TextField
          label={t.code}
          value={code}
          onChange={setCode}
          error={problems['code']}
          autoComplete="off"
        />
        <Button type="submit" busy={busy} busyText={t.checking}>
          {t.check}
        </Button>
      </Form>
      <div aria-live="polite">
        {found === 'none' && <Block title={t.notFound}>{t.notFoundText}</Block>}
        {found !== null && found !== 'none' && <Found answer={found} />}
      </div>
    </Root>
  );
}

function Found({ answer }: { answer: QuizAnswer }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const sums = [
    answer.percent === null || answer.percent === undefined ? null : t.result(answer.percent),
    answer.score === null || answer.score === undefined ? null : t.points(answer.score),
    formatMoment(answer.submittedAt, zone, language),
  ];
  return (
    <Attempt aria-label={t.found}>
      <div>
        <Name>{answer.quizName}</Name>
        <Line>
          <StatusOf kind="quizAnswer" status={String(answer.passed ?? null)} />
          <span>{sums.filter((sum) => sum !== null).join(' · ')}</span>
        </Line>
      </div>
      <AttemptOf answer={answer} />
    </Attempt>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 720px;

  > p {
    margin: 0;
    color: ${color.ink2};
  }
`;

const Title = styled.h2`
  margin: 0;
  ${type.title4}
  font-weight: ${weight.strong};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 200px auto;
  align-items: start;
  gap: ${space[3]};

  > button {
    margin-top: 28px;
    height: 36px;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > button {
      margin-top: 0;
      height: 44px;
    }
  }
`;

const Attempt = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

const Name = styled.h3`
  margin: 0 0 ${space[1]};
  ${type.lead}
  font-weight: ${weight.strong};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.ink2};
`;

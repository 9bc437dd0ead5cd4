import { useStore } from 'jotai';
import { useId, useState } from 'react';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { PlayedQuestion } from './PlayedQuestion.tsx';
import { PlayResult } from './PlayResult.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useAttempt } from './useAttempt.ts';
import * as S from './QuizPlay.styles.ts';

export interface QuizPlayProps {
  /** The key of the quiz's draft: what is not saved yet is played too. */
  quizKey: string;
  onClose: () => void;
}

/** The quiz as a client takes it: question by question, within its time, marked at the end. Nothing is sent. */
export function QuizPlay({ quizKey, onClose }: QuizPlayProps) {
  const t = useMessages(messages);
  const store = useStore();
  const form = useId();
  const [fields] = useState(() => store.get(quizEditor.editorAtom(quizKey)).fields);
  const attempt = useAttempt(fields);
  const { question, questions, at, score } = attempt;
  const last = at === questions.length - 1;
  const title = fields.name.trim() === '' ? t.untitled : t.title(fields.name.trim());

  if (score !== null || question === null) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        width={640}
        footer={
          <>
            <Button onClick={attempt.again}>{t.again}</Button>
            <Button variant="primary" onClick={onClose}>
              {t.close}
            </Button>
          </>
        }
      >
        {score !== null && <PlayResult fields={fields} score={score} />}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={t.what}
      width={640}
      footer={
        <>
          {fields.timeLimitMin !== null && (
            <TimeLeft
              key={attempt.begun}
              until={attempt.begun + fields.timeLimitMin * 60_000}
              onOver={attempt.finish}
            />
          )}
          <Button disabled={at === 0} onClick={attempt.back}>
            {t.back}
          </Button>
          <Button variant="primary" type="submit" form={form}>
            {last ? t.finish : t.next}
          </Button>
        </>
      }
    >
      <S.Form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          attempt.next();
        }}
      >
        <S.Place>{t.place(at + 1, questions.length, question.points)}</S.Place>
        <PlayedQuestion
          key={question.id}
          question={question}
          given={attempt.given}
          needed={attempt.needed}
          onAnswer={attempt.answer}
        />
      </S.Form>
    </Dialog>
  );
}

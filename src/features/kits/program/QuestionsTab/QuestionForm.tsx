import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { asApiError, fieldWords } from '#api/api-error.ts';
import type { Problems } from '#domain/plain-problems.ts';
import type { QaEntry } from '#domain/qa/schema.ts';
import {
  dropQaAtom,
  newQaKey,
  qaDraftAtom,
  saveQaTextsAtom,
  textsOf,
  writeQaAtom,
  type QaConflict,
  type QaContent,
  type QaTexts,
} from '#atoms/qa/inPlace.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import { QuestionConflict } from './QuestionConflict.tsx';

interface QuestionFormProps {
  content: QaContent;
  /** null for a new one. */
  entry: QaEntry | null;
  onClose: () => void;
}

/** Writes what is typed into the draft, and saves it. */
function useSavedTexts({ content, entry, onClose }: QuestionFormProps) {
  const language = useLanguage();
  const key = entry?.id ?? newQaKey(content);
  const write = useSetAtom(writeQaAtom);
  const save = useSetAtom(saveQaTextsAtom);
  const [problems, setProblems] = useState<Problems>({});
  const [conflict, setConflict] = useState<QaConflict | null>(null);
  const [underWay, setUnderWay] = useState(0);

  const change = (patch: Partial<QaTexts>) => {
    write({ key, patch, entry });
    setProblems({});
  };

  const run = async (chosen?: Partial<QaTexts>) => {
    setUnderWay((count) => count + 1);
    try {
      const resolved = chosen && conflict ? { fields: chosen, ...conflict } : undefined;
      const saved = await save({ content, entry, resolved });
      setProblems(saved.problems);
      setConflict(saved.conflict);
      if (saved.conflict === null && Object.keys(saved.problems).length === 0) onClose();
    } catch (error) {
      setProblems(fieldWords(asApiError(error), language));
      setConflict(null);
    }
    setUnderWay((count) => count - 1);
  };

  return { problems, conflict, busy: underWay > 0, change, run, giveUp: () => setConflict(null) };
}

/** A question and its answer as they are written. What is written is kept on this device until it is saved or dropped. */
export function QuestionForm({ content, entry, onClose }: QuestionFormProps) {
  const t = useMessages(messages);
  const key = entry?.id ?? newQaKey(content);
  const draft = useAtomValue(qaDraftAtom(key));
  const drop = useSetAtom(dropQaAtom);
  const { problems, conflict, busy, change, run, giveUp } = useSavedTexts({ content, entry, onClose });
  const root = useRef<HTMLFormElement>(null);
  const { question = '', answer = '' } = { ...textsOf(entry), ...draft };

  // An entry without an answer is opened to be answered. Once a save has given it one, the focus stays where the author writes.
  const [toAnswer] = useState(entry !== null && !entry.answer);
  useEffect(() => {
    const [first, second] = root.current?.querySelectorAll('textarea') ?? [];
    (toAnswer ? second : first)?.focus();
  }, [toAnswer]);

  return (
    <>
      <Root
        ref={root}
        aria-label={entry === null ? t.newTitle : t.editTitle}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run();
        }}
      >
        {(entry ?? draft)?.status === 'hidden' && <StatusOf kind="qa" status="hidden" size="small" />}
        <TextArea
          label={t.question}
          placeholder={t.questionHint}
          rows={1}
          max={500}
          value={question}
          onChange={(text) => change({ question: text })}
          error={problems['question']}
        />
        <TextArea
          label={t.answer}
          placeholder={t.answerHint}
          rows={3}
          max={5000}
          value={answer}
          onChange={(text) => change({ answer: text })}
          error={problems['answer'] ?? problems['status']}
        />
        <Foot>
          <Note>{draft !== null && t.kept}</Note>
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => {
              drop(key);
              onClose();
            }}
          >
            {t.cancel}
          </Button>
          <Button type="submit" busy={busy} busyText={t.saving} keys="Ctrl Enter">
            {t.save}
          </Button>
        </Foot>
      </Root>
      {conflict !== null && (
        <QuestionConflict
          conflict={conflict}
          busy={busy}
          onChosen={(fields) => void run(fields)}
          onClose={giveUp}
        />
      )}
    </>
  );
}

const Root = styled.form`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]} 0 ${space[5]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
`;

const Note = styled.span`
  margin-right: auto;
  ${type.caption}
  color: ${color.ink3};
`;

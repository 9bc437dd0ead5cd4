import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import styled from 'styled-components';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { followQuizAtom, unfollowQuizAtom } from '#atoms/quiz/followDraft.ts';
import { shownIdAtom } from '#atoms/quiz/ids.ts';
import { openQuestionAtom } from '#atoms/quiz/openQuestion.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { FileDrop } from '#components/forms/FileDrop/FileDrop.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { decodeText } from '#lib/file/decodeText.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';
import { readQuestionsCsv, type ReadQuestions } from '../exchange/questionsCsv.ts';
import { readQuestionsText } from '../exchange/questionsText.ts';
import { takeBack } from '../exchange/takeBack.ts';
import { messages } from './messages.ts';

export interface ImportDialogProps {
  /** The key of the quiz's draft. */
  quizKey: string;
  onClose: () => void;
}

/** Puts what was read into the draft, opens the first of it, and offers the way back. */
function useTake(key: string, onTaken: () => void) {
  const t = useMessages(messages);
  const store = useStore();
  const shownId = useAtomValue(shownIdAtom);
  const edit = useSetAtom(quizEditor.editAtom);
  const open = useSetAtom(openQuestionAtom);
  const showToast = useSetAtom(showToastAtom);
  return (read: ReadQuestions | null, how: 'add' | 'replace') => {
    if (read === null) return;
    // By the time it is taken back, what was new may have been saved.
    const quiz = store.set(followQuizAtom, key);
    const present = () => store.get(quizEditor.fieldAtom(quiz.key, 'questions'));
    const before = present();
    const done = { before, added: read.questions, replaces: how === 'replace' };
    edit({ key, patch: { questions: how === 'add' ? [...before, ...read.questions] : read.questions } });
    const undo = () => {
      const { questions, changed } = takeBack(present(), done, store.get(shownIdAtom));
      edit({ key: quiz.key, patch: { questions } });
      store.set(unfollowQuizAtom, quiz);
      if (changed > 0) showToast({ kind: 'success', description: t.changedStay(changed) });
    };
    const [first] = read.questions;
    if (first !== undefined) open(shownId(first.id));
    showToast({
      kind: 'success',
      description: t.added(read.questions.length),
      action: { label: t.undo, run: undo },
    });
    onTaken();
  };
}

/** Takes ready questions from a file or a text into the draft of a quiz, after telling what was read and what was not. */
export function ImportDialog({ quizKey: key, onClose }: ImportDialogProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadQuestions | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const present = useAtomValue(quizEditor.fieldAtom(key, 'questions'));

  const readFile = async ([file]: File[]) => {
    if (file === undefined) return;
    try {
      setText('');
      setProblem(null);
      setRead(readQuestionsCsv(decodeText(new Uint8Array(await file.arrayBuffer())), language));
    } catch {
      setProblem(t.unreadable);
    }
  };
  const readText = (typed: string) => {
    setText(typed);
    setProblem(null);
    setRead(typed.trim() === '' ? null : readQuestionsText(typed, language));
  };

  const take = useTake(key, onClose);
  const none = read === null || read.questions.length === 0;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={t.what}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          {present.length > 0 && (
            <Button disabled={none} onClick={() => take(read, 'replace')}>
              {t.replace}
            </Button>
          )}
          <Button variant="primary" disabled={none} onClick={() => take(read, 'add')}>
            {t.add}
          </Button>
        </>
      }
    >
      <Body>
        <FileDrop
          label={t.drop}
          touchLabel={t.dropTouch}
          hint={t.dropHint}
          accept=".csv,text/csv,text/plain"
          onFiles={(files) => void readFile(files)}
          error={problem ?? undefined}
        />
        <TextArea
          label={t.text}
          hint={t.textHint}
          placeholder={t.example}
          rows={5}
          value={text}
          onChange={readText}
        />
        <div role="status">{read !== null && <ReadSummary read={read} />}</div>
      </Body>
    </Dialog>
  );
}

/** How many questions were read, and what was passed over. */
function ReadSummary({ read: { questions, problems } }: { read: ReadQuestions }) {
  const t = useMessages(messages);
  return (
    <>
      <Found>{questions.length === 0 ? t.none : t.found(questions.length)}</Found>
      {problems.length > 0 && (
        <>
          <Skipped>{t.skipped(problems.length)}</Skipped>
          <Problems>
            {problems.slice(0, 20).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </Problems>
        </>
      )}
    </>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Found = styled.p`
  font-weight: ${weight.strong};
`;

const Skipped = styled.p`
  margin-top: ${space[2]};
  color: ${color.dawnText};
`;

const Problems = styled.ul`
  margin: ${space[1]} 0 0;
  padding-left: ${space[4]};
  ${type.caption}
  color: ${color.ink2};
`;

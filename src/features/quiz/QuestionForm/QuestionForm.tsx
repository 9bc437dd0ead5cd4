import { useSetAtom } from 'jotai';
import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import { questionTypes } from '#domain/quiz/schema.ts';
import { questionFaults, quizEditor } from '#atoms/quiz/editor.ts';
import { withType } from '#atoms/quiz/questionEdits.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { typeName } from '../exchange/questionsCsv.ts';
import { messages as listMessages } from '../QuestionList/messages.ts';
import { TypeIcon } from '../TypeIcon/TypeIcon.tsx';
import { useQuestions } from '../useQuestions.ts';
import { messages } from './messages.ts';
import { Options } from './Options.tsx';
import { QuestionImage } from './QuestionImage.tsx';
import * as S from './QuestionForm.styles.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Ids of the questions that the last save was refused for. */
const refusedAtom = quizEditor.partAtom(({ problems }) =>
  Object.keys(problems).flatMap((path) => path.split('.')[1] ?? []),
);

/** The open question: its text, its options, and what it is worth. Ctrl Enter adds an option from anywhere in it, Ctrl Shift Enter begins the next one. */
export function QuestionForm() {
  const t = useMessages(messages);
  const language = useLanguage();
  const desk = useQuestions();
  const root = useRef<HTMLElement>(null);
  const { open, at, questions, readOnly, change } = desk;
  const refusals = useEditorPart(refusedAtom);
  if (open === null) return null;
  const { id } = open;
  const refused = refusals.includes(id);
  // A new question is not scolded before anything is written into it, or a save needs it.
  const blank = open.text === '' && open.options.length === 0;
  const faults = blank && !refused ? {} : questionFaults(open, language);

  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    // From anywhere in the question, as its button says.
    if (event.shiftKey) desk.add();
    else root.current?.querySelector<HTMLElement>('[data-part="add"]')?.click();
  };
  return (
    <S.Root ref={root} aria-label={t.place(at + 1, questions.length)} onKeyDownCapture={onKeyDown}>
      <Head open={open} desk={desk} />
      <S.Question data-question-text data-field="questions.text">
        <TextArea
          label={t.text}
          labelHidden
          rows={2}
          max={1000}
          placeholder={t.textHint}
          disabled={readOnly}
          value={open.text}
          error={faults['text']}
          onChange={(text) => change(id, (question) => ({ ...question, text }))}
        />
      </S.Question>
      {open.imageId !== null && (
        <QuestionImage.Shown
          imageId={open.imageId}
          onRemove={readOnly ? undefined : () => change(id, (question) => ({ ...question, imageId: null }))}
        />
      )}
      <Options key={desk.shownId(id)} question={open} desk={desk} />
      <div data-field="questions.explanation">
        <TextArea
          label={t.explanation}
          rows={2}
          max={1000}
          placeholder={t.explanationHint}
          disabled={readOnly}
          value={open.explanation}
          error={faults['explanation']}
          onChange={(explanation) => change(id, (question) => ({ ...question, explanation }))}
        />
      </div>
      <Foot open={open} desk={desk} pointsError={refused ? faults['points'] : undefined} />
    </S.Root>
  );
}

interface PartProps {
  open: QuestionFields;
  desk: ReturnType<typeof useQuestions>;
}

/** Which question it is, of which type, and what can be done with the whole of it. */
function Head({ open, desk }: PartProps) {
  const t = useMessages(messages);
  const list = useMessages(listMessages);
  const language = useLanguage();
  const showToast = useSetAtom(showToastAtom);
  const { at, questions, readOnly, change } = desk;
  const { id } = open;

  const remove = () => {
    const putBack = desk.remove(id);
    showToast({
      kind: 'success',
      description: list.removed(at + 1),
      action: { label: list.undo, run: putBack },
    });
  };

  return (
    <S.Head>
      <S.Place>{t.place(at + 1, questions.length)}</S.Place>
      {!readOnly && (
        <>
          <Menu
            align="end"
            items={questionTypes.map((type) => ({
              id: type,
              label: typeName(type, language),
              icon: <TypeIcon type={type} />,
              choice: 'one' as const,
              checked: type === open.type,
              onSelect: () => change(id, (question) => withType(question, type, desk.verdicts)),
            }))}
            renderTrigger={(trigger) => (
              <Button
                {...trigger}
                icon={<TypeIcon type={open.type} />}
                aria-label={t.type(typeName(open.type, language))}
              >
                {typeName(open.type, language)}
                <ChevronDown {...icon} />
              </Button>
            )}
          />
          <IconButton label={t.duplicate} icon={<Copy {...icon} />} onClick={() => desk.duplicate(id)} />
          <IconButton label={t.remove} icon={<Trash2 {...icon} />} onClick={remove} />
        </>
      )}
    </S.Head>
  );
}

/** What it is worth, whether it must be answered, and its picture. */
function Foot({ open, desk, pointsError }: PartProps & { pointsError: ReactNode }) {
  const t = useMessages(messages);
  const { readOnly, change } = desk;
  const { id } = open;
  return (
    <S.Foot>
      <S.Points data-field="questions.points">
        <NumberField
          key={desk.shownId(id)}
          layout="row"
          label={t.points}
          min={1}
          max={1000}
          disabled={readOnly}
          value={open.points}
          error={pointsError}
          onChange={(points) => change(id, (question) => ({ ...question, points: points ?? 0 }))}
        />
      </S.Points>
      <Switch
        label={t.required}
        checked={open.required}
        disabled={readOnly}
        onChange={(required) => change(id, (question) => ({ ...question, required }))}
      />
      {!readOnly && (
        <S.End>
          <QuestionImage.Choose questionId={id} />
        </S.End>
      )}
    </S.Foot>
  );
}

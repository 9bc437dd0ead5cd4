import { quizProblemText } from '#domain/quiz/texts.ts';
import type { OptionFields, QuestionFields } from '#domain/quiz/fields.ts';
import { optionOf, senseOf, withMark } from '#atoms/quiz/questionEdits.ts';
import { maxOptions, optionProblem, questionProblems } from '#domain/quiz/rules.ts';
import { maxOptionText } from '#domain/quiz/schema.ts';
import { LinesEditor } from '#components/forms/LinesField/LinesEditor.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { QuestionsDesk } from '../useQuestions.ts';
import { messages } from './messages.ts';
import * as S from './QuestionForm.styles.ts';

interface OptionsProps {
  question: QuestionFields;
  desk: QuestionsDesk;
}

/**
 * The options of a question with marks for the right ones; of a short answer what is accepted, of an order its steps. Ctrl
 * Enter adds one, a pasted list becomes as many.
 */
export function Options({ question, desk }: OptionsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { shownId, readOnly } = desk;
  const { options, type } = question;
  const sense = senseOf(type);
  if (sense === 'none') return <S.Note>{type === 'open' ? t.openHint : t.unknownHint}</S.Note>;

  const right = options.filter(({ isCorrect }) => isCorrect).length;
  const words = {
    one: { label: t.options, add: t.addOption, hint: t.markOne },
    many: { label: t.options, add: t.addOption, hint: t.markMany(right, options.length) },
    accepted: { label: t.accepted, add: t.addAnswer, hint: t.acceptedHint },
    order: { label: t.steps, add: t.addStep, hint: t.stepsHint },
  }[sense];
  const [problem] = questionProblems({
    type,
    options: options.map((option, at) => ({ ...option, orderNumber: at + 1 })),
  });

  // The rows are named by the ids of the screen, so that the focus stays where it is when the platform gives its own.
  const real = new Map(options.map((option) => [shownId(option.id), option.id]));
  const lines = options.map((option) => ({ ...option, id: shownId(option.id) }));
  const blank = Object.fromEntries(
    lines.flatMap((line) =>
      optionProblem(line) === 'blankOption' ? [[line.id, quizProblemText('blankOption', language)]] : [],
    ),
  );
  const put = (next: OptionFields[]) =>
    desk.change(question.id, (present) => ({
      ...present,
      options: next.map((line) => ({ ...line, id: real.get(line.id) ?? line.id })),
    }));
  const marked = sense === 'one' || sense === 'many';
  const Box = sense === 'one' ? S.MarkCircle : S.MarkSquare;

  return (
    <>
      <S.Options data-field="questions.options">
        <LinesEditor
          label={words.label}
          hint={words.hint}
          addLabel={words.add}
          placeholder={t.optionHint}
          max={maxOptions(type)}
          maxLength={maxOptionText}
          disabled={readOnly}
          lines={lines}
          errors={blank}
          onChange={put}
          make={(text) => optionOf(text, sense === 'accepted')}
          {...(marked && {
            renderStart: (line: OptionFields) => (
              <S.Mark>
                <Box
                  type={sense === 'one' ? 'radio' : 'checkbox'}
                  name={`right-${question.id}`}
                  aria-label={t.markRight(line.text)}
                  checked={line.isCorrect}
                  disabled={readOnly || line.text.trim() === ''}
                  onChange={(event) =>
                    desk.change(question.id, (present) =>
                      withMark(present, real.get(line.id) ?? line.id, event.target.checked),
                    )
                  }
                />
              </S.Mark>
            ),
            renderEnd: (line: OptionFields) => line.isCorrect && <S.Right>{t.right}</S.Right>,
          })}
        />
      </S.Options>
      {problem !== undefined && <S.Problem role="status">{quizProblemText(problem, language)}</S.Problem>}
    </>
  );
}

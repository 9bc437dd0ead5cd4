import styled from 'styled-components';
import type { GivenAnswer, Question } from '#domain/quiz/schema.ts';
import { senseOf } from '#atoms/quiz/questionEdits.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { inOrder } from '#lib/ordered.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface AttemptViewProps {
  /** The questions of the quiz as they are now; some of those that were answered may be gone. */
  questions: readonly Question[];
  answers: readonly GivenAnswer[];
  /** Tells the right answer under a wrong one, and the explanation. */
  showRight?: boolean;
}

/** What was given to each question, and what it brought. */
export function AttemptView({ questions, answers, showRight = false }: AttemptViewProps) {
  const t = useMessages(messages);
  const byId = new Map(questions.map((question) => [question.id, question]));
  return (
    <List aria-label={t.list}>
      {answers.map((answer, at) => (
        <Answered
          key={answer.questionId}
          place={at + 1}
          answer={answer}
          question={byId.get(answer.questionId)}
          showRight={showRight}
        />
      ))}
    </List>
  );
}

/** Answers in words: numbered, a line each, where their order is what was asked for. */
const inWords = (texts: readonly string[], sense: ReturnType<typeof senseOf>): string =>
  sense === 'order' ? texts.map((text, at) => `${at + 1}.\u00A0${text}`).join('\n') : texts.join(', ');

/** The options that would have been right, in words; null where there is nothing to tell. */
function rightOf(question: Question): string | null {
  const options = inOrder(question.options);
  const sense = senseOf(question.type);
  if (sense === 'none') return null;
  const right = sense === 'order' ? options : options.filter(({ isCorrect }) => isCorrect);
  const texts = right.map(({ text }) => text);
  return texts.length === 0 ? null : inWords(texts, sense);
}

interface AnsweredProps {
  place: number;
  answer: GivenAnswer;
  question: Question | undefined;
  showRight: boolean;
}

function Answered({ place, answer, question, showRight }: AnsweredProps) {
  const t = useMessages(messages);
  const { points, optionIds = [], text } = answer;
  const options = new Map(question?.options.map((option) => [option.id, option.text]));
  const sense = question === undefined ? 'none' : senseOf(question.type);
  const given = [...optionIds.map((id) => options.get(id) ?? t.goneOption), ...(text?.trim() ? [text] : [])];
  const waits = points === null || points === undefined;
  const right = !waits && points > 0;
  const correct = question === undefined || !showRight || right ? null : rightOf(question);
  return (
    <Item>
      <Glyph
        name={waits ? 'waits' : right ? 'ready' : 'failed'}
        label={waits ? t.waits : right ? t.markedRight : t.markedWrong}
      />
      <div>
        <Asked>{question === undefined ? t.gone(place) : question.text}</Asked>
        <Given $none={given.length === 0}>{given.length === 0 ? t.none : inWords(given, sense)}</Given>
        {correct !== null && (
          <Right>
            {t.right}: {correct}
          </Right>
        )}
        {showRight && question?.explanation && <Right>{question.explanation}</Right>}
      </div>
      <Points>
        {waits ? t.waits : question === undefined ? t.only(points) : t.points(points, question.points)}
      </Points>
    </Item>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: ${space[3]};
  ${type.body}

  > svg {
    margin-top: 2px;
  }
`;

const Asked = styled.div`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Given = styled.div<{ $none: boolean }>`
  margin-top: 2px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  color: ${(p) => (p.$none ? color.ink3 : color.ink2)};
`;

const Right = styled.div`
  margin-top: ${space[1]};
  ${type.caption}
  overflow-wrap: anywhere;
  white-space: pre-line;
  color: ${color.ink2};
`;

const Points = styled.span`
  ${type.caption}
  line-height: 20px;
  ${tabular}
  color: ${color.ink2};
  white-space: nowrap;
`;

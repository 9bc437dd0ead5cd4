import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { imageUrl } from '#api/upload/image-url.ts';
import type { Question, QuizOption } from '#domain/quiz/schema.ts';
import { senseOf } from '#atoms/quiz/questionEdits.ts';
import { Square } from '#components/forms/Checkbox/Checkbox.styles.ts';
import { Circle } from '#components/forms/RadioGroup/RadioGroup.styles.ts';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import type { Given } from './useAttempt.ts';
import * as S from './QuizPlay.styles.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface PlayedQuestionProps {
  question: Question;
  given: Given;
  /** It was passed over, and may not be. */
  needed: boolean;
  onAnswer: (given: Given) => void;
}

/** One question as a client sees it. Digits choose an option, arrows with Alt move a step of an order. */
export function PlayedQuestion({ question, given, needed, onAnswer }: PlayedQuestionProps) {
  const t = useMessages(messages);
  const root = useRef<HTMLFieldSetElement>(null);
  const sense = senseOf(question.type);
  const chosen = given.optionIds ?? [];

  // Whoever answers by keys goes on where the next question begins.
  useEffect(() => {
    root.current
      ?.querySelector<HTMLElement>('input, textarea, button:not(:disabled)')
      ?.focus({ preventScroll: true });
  }, []);

  const choose = ({ id }: QuizOption) => {
    if (sense === 'one') onAnswer({ optionIds: [id] });
    else onAnswer({ optionIds: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((sense !== 'one' && sense !== 'many') || event.ctrlKey || event.metaKey || event.altKey) return;
    const option = question.options[Number(event.key) - 1];
    if (option === undefined) return;
    event.preventDefault();
    choose(option);
  };

  return (
    <S.Question ref={root} onKeyDown={onKeyDown}>
      <S.Asked>{question.text}</S.Asked>
      {question.imageId && <S.Picture src={imageUrl(question.imageId)} alt="" />}
      {(sense === 'one' || sense === 'many') && (
        <>
          <S.Hint>{sense === 'one' ? t.one : t.many}</S.Hint>
          {question.options.map((option) => (
            <S.Choice key={option.id}>
              {sense === 'one' ? (
                <Circle
                  type="radio"
                  name={question.id}
                  checked={chosen.includes(option.id)}
                  onChange={() => choose(option)}
                />
              ) : (
                <Square
                  type="checkbox"
                  checked={chosen.includes(option.id)}
                  onChange={() => choose(option)}
                />
              )}
              {option.text}
            </S.Choice>
          ))}
        </>
      )}
      {sense === 'accepted' && (
        <TextField label={t.answer} value={given.text ?? ''} onChange={(text) => onAnswer({ text })} />
      )}
      {sense === 'none' && (
        <TextArea
          label={t.answer}
          rows={4}
          value={given.text ?? ''}
          onChange={(text) => onAnswer({ text })}
        />
      )}
      {sense === 'order' && (
        <Order options={question.options} order={chosen} onOrder={(optionIds) => onAnswer({ optionIds })} />
      )}
      {needed && <S.Needed role="alert">{t.needed}</S.Needed>}
    </S.Question>
  );
}

interface OrderProps {
  options: readonly QuizOption[];
  order: readonly string[];
  onOrder: (order: string[]) => void;
}

/** Steps that are put in order by buttons, or by Alt and an arrow. */
function Order({ options, order, onOrder }: OrderProps) {
  const t = useMessages(messages);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const texts = new Map(options.map(({ id, text }) => [id, text]));

  const move = (id: string, by: 1 | -1) => {
    const from = order.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= order.length) return;
    flushSync(() => {
      onOrder(order.toSpliced(from, 1).toSpliced(to, 0, id));
      setSaid(t.moved(to + 1, order.length));
    });
    // At the end of the way the button that was pressed is off: its neighbour takes the focus.
    const buttons = [...(list.current?.children[to]?.querySelectorAll('button') ?? [])];
    const [up, down] = buttons;
    const wanted = by < 0 ? up : down;
    (wanted?.disabled === true ? buttons.find(({ disabled }) => !disabled) : wanted)?.focus();
  };

  return (
    <>
      <S.Hint>{t.order}</S.Hint>
      <S.Steps ref={list}>
        {order.map((id, at) => {
          const text = texts.get(id) ?? '';
          return (
            <S.Step
              key={id}
              onKeyDown={(event) => {
                const by = event.altKey
                  ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
                  : undefined;
                if (by === undefined) return;
                event.preventDefault();
                move(id, by);
              }}
            >
              <S.Number>{at + 1}</S.Number>
              <span>{text}</span>
              <IconButton
                label={t.up(text)}
                icon={<ArrowUp {...icon} />}
                disabled={at === 0}
                onClick={() => move(id, -1)}
              />
              <IconButton
                label={t.down(text)}
                icon={<ArrowDown {...icon} />}
                disabled={at === order.length - 1}
                onClick={() => move(id, 1)}
              />
            </S.Step>
          );
        })}
      </S.Steps>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

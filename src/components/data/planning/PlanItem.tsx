import type { ComponentPropsWithRef } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { timeOf } from '#lib/moments.ts';
import { hues } from './hues.ts';
import type { PlacedEvent } from './layout.ts';
import { messages } from './messages.ts';
import * as S from './PlanItem.styles.ts';

export interface PlanItemProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  placed: PlacedEvent;
  /**
   * `line` is one line for what is over; `block` has time, title and what is wrong on lines of their own; `row` has the time
   * in a column before them.
   */
  look: 'line' | 'block' | 'row';
  /** What goes on for days has no hours: until when it does. */
  until?: string;
  /** Gets the id when it is pressed. Without it the event is not a button. */
  onOpen?: ((id: string) => void) | undefined;
}

/** An event in a calendar: a bar in the hue of its kind, and everything about it in words. */
export function PlanItem({ placed, look, until, onOpen, ...rest }: PlanItemProps) {
  const t = useMessages(messages);
  const { event, start } = placed;
  const { id, kind, title, state, note, problem } = event;
  const cancelled = state === 'cancelled';
  const pressable = onOpen !== undefined;

  const time = <S.Time>{until === undefined && timeOf(start)}</S.Time>;
  const name = (
    <>
      <S.Name $cancelled={cancelled}>{title}</S.Name>
      {cancelled && <VisuallyHidden> {t.cancelled}</VisuallyHidden>}
    </>
  );
  const said = note ?? until;
  const remark = (said !== undefined || state === 'waits') && (
    <S.Remark>
      {said}
      {state === 'waits' && <Glyph name="waits" size={14} label={t.waits} />}
    </S.Remark>
  );
  const trouble = problem !== undefined && (
    <S.Problem>
      <Glyph name="attention" size={14} />
      <span>{problem}</span>
    </S.Problem>
  );

  const Box = boxes[look];
  return (
    <Box
      {...rest}
      as={pressable ? 'button' : 'div'}
      type={pressable ? 'button' : undefined}
      onClick={pressable ? () => onOpen(id) : undefined}
      title={look === 'line' ? title : undefined}
      $hue={hues[kind]}
    >
      <VisuallyHidden>{t.kind(kind)}, </VisuallyHidden>
      {look === 'line' && (
        <>
          {time} {name}
        </>
      )}
      {look === 'block' && (
        <>
          <S.Head>
            {time} {remark}
          </S.Head>
          {name} {trouble}
        </>
      )}
      {look === 'row' && (
        <>
          {time}{' '}
          <S.Texts>
            <S.Head>
              <span>{name}</span> {remark}
            </S.Head>{' '}
            {trouble}
          </S.Texts>
        </>
      )}
    </Box>
  );
}

const boxes = { line: S.Line, block: S.Block, row: S.Row };

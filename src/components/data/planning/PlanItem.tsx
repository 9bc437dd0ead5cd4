import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { kindName } from '#domain/kinds.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { kindHue } from '#components/primitives/KindIcon/looks.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { timeOf } from '#lib/time/moments.ts';
import type { PlacedEvent } from './layout.ts';
import { messages } from './messages.ts';
import * as S from './PlanItem.styles.ts';

interface PlanItemProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
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

const hueOf = (hue: string): CSSProperties => ({ ['--hue' as string]: hue });

/** An event in a calendar: a bar in the hue of its kind, and everything about it in words. */
export function PlanItem({ placed, look, until, onOpen, ...rest }: PlanItemProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { event, start } = placed;
  const { id, kind, title, state, note, problem } = event;
  const cancelled = state === 'cancelled';
  const pressable = onOpen !== undefined;

  const time = <span className="time">{until === undefined && timeOf(start)}</span>;
  const name = (
    <>
      <span className={cancelled ? 'name cancelled' : 'name'}>{title}</span>
      {cancelled && <span className="hidden"> {t.cancelled}</span>}
    </>
  );
  const said = note ?? until;
  const remark = (said !== undefined || state === 'waits') && (
    <span className="note">
      {said !== undefined && <span>{said}</span>}
      {state === 'waits' && <Glyph name="waits" size={14} label={t.waits} />}
    </span>
  );
  const trouble = problem !== undefined && (
    <span className="problem">
      <Glyph name="attention" size={14} />
      <span>{problem}</span>
    </span>
  );

  const Box = boxes[look];
  return (
    <Box
      {...rest}
      as={pressable ? 'button' : 'div'}
      type={pressable ? 'button' : undefined}
      onClick={pressable ? () => onOpen(id) : undefined}
      title={look === 'line' ? title : undefined}
      style={{ ...rest.style, ...hueOf(kindHue(kind)) }}
    >
      <span className="hidden">{kindName(kind, language)}, </span>
      {look === 'line' && (
        <>
          {time} {name}
        </>
      )}
      {look === 'block' && (
        <>
          <span className="head">
            {time} {remark}
          </span>
          {name} {trouble}
        </>
      )}
      {look === 'row' && (
        <>
          {time}{' '}
          <span className="texts">
            <span className="head">
              <span>{name}</span> {remark}
            </span>{' '}
            {trouble}
          </span>
        </>
      )}
    </Box>
  );
}

const boxes = { line: S.Line, block: S.Block, row: S.Row };

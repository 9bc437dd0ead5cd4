import type { ComponentPropsWithRef } from 'react';
import { kindName } from '#domain/kinds.ts';
import { kindHue } from '#components/primitives/KindIcon/looks.ts';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { shortDay } from './dayWords.ts';
import type { Lane } from './layout.ts';
import { messages } from './messages.ts';
import { Bar, LANE, Name, Note, Words } from './PlanBar.styles.ts';

interface PlanBarProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  lane: Lane;
  /** Where the first line of bars is, px from the top of the day that it stands in. */
  from: number;
  today: string;
  /** Gets the id when it is pressed. Without it the bar is not a button. */
  onOpen?: ((id: string) => void) | undefined;
}

/** What goes on for days: a bar across them, put into the first, with its name and its last day under it. */
export function PlanBar({
  lane: { placed, lane, length, begins, ends },
  from,
  today,
  onOpen,
  ...rest
}: PlanBarProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { event, to } = placed;
  const pressable = onOpen !== undefined;
  const cancelled = event.state === 'cancelled';
  return (
    <Bar
      {...rest}
      as={pressable ? 'button' : 'div'}
      type={pressable ? 'button' : undefined}
      onClick={pressable ? () => onOpen(event.id) : undefined}
      style={{ top: from + lane * LANE, width: `${length * 100}%` }}
      $hue={kindHue(event.kind)}
      $begins={begins}
      $ends={ends}
      $over={to < today}
    >
      <Words>
        <VisuallyHidden>{kindName(event.kind, language)}, </VisuallyHidden>
        <Name $cancelled={cancelled}>{event.title}</Name>{' '}
        {cancelled && <VisuallyHidden>{t.cancelled} </VisuallyHidden>}
        <Note>{event.note ?? (ends ? t.lastDay : t.until)(shortDay(to, language))}</Note>
      </Words>
    </Bar>
  );
}

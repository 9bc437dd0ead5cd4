import { CirclePause } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { Segments, type SegmentStep } from '#components/feedback/Segments/Segments.tsx';
import { useReservedHeight } from '#lib/hook/useReservedHeight.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { footRoom } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import * as S from './SaveBar.styles.ts';

interface SaveBarProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** `saving` while steps go on, `paused` when the author stopped them, `failed` when one did not pass, `saved` at the end. */
  state: 'saving' | 'paused' | 'failed' | 'saved';
  /** What goes on: «Сохраняем: 3 из 7», «Шаг 4 из 7: не удалось обновить лекцию». */
  title: ReactNode;
  /** What else is to know: «Вкладку можно закрыть — продолжим с этого шага», «Шаги 1–3 сохранены и не повторятся». */
  note?: ReactNode;
  /** Every step of the save in its order. The failed one stays in its place. */
  steps: readonly SegmentStep[];
  /** Quiet buttons and, last, the one primary: «Продолжить с этого места». */
  children?: ReactNode;
}

/** A save of several steps, at the foot of the screen: how far it is, what did not pass, and the one thing to do next. */
export function SaveBar({ state, title, note, steps, children, ...rest }: SaveBarProps) {
  const t = useMessages(messages);
  const done = steps.filter((step) => step.state === 'done').length;
  const share = steps.length === 0 ? 0 : (done / steps.length) * 100;
  return (
    <S.Root ref={useReservedHeight(footRoom)} aria-label={t.label} {...rest}>
      <S.Head>
        <S.Mark>
          {state === 'saving' && <ProgressRing value={share} size={20} />}
          {state === 'paused' && <CirclePause size={20} strokeWidth={1.5} aria-hidden />}
          {state === 'failed' && <Glyph name="failed" size={18} />}
          {state === 'saved' && <Glyph name="live" size={18} />}
        </S.Mark>
        <S.Words $stacked={state === 'failed'}>
          <S.Title role={state === 'failed' ? 'alert' : 'status'}>{title}</S.Title>
          {note !== undefined && <S.Note>{note}</S.Note>}
        </S.Words>
        {children !== undefined && <S.Actions>{children}</S.Actions>}
      </S.Head>
      <Segments steps={[...steps]} label={t.steps} size="regular" />
    </S.Root>
  );
}

import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { CountBadge } from '#components/primitives/CountBadge/CountBadge.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './BulkBar.styles.ts';
import { useLateWords } from '#lib/hook/useLateWords.ts';
import { useReservedHeight } from '#lib/hook/useReservedHeight.ts';
import { footRoom } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** Something that is being done with many rows. */
interface BulkRunning {
  /** «Опубликовать: 3 из 12» */
  text: string;
  done: number;
  total: number;
  onStop: () => void;
}

export interface BulkBarProps extends Omit<ComponentPropsWithRef<'section'>, 'ref'> {
  /** The place that the bar can take: as wide as the list. */
  ref?: Ref<HTMLDivElement>;
  /** How many rows are chosen. At zero there is no bar, unless something is going on. */
  count: number;
  /** What goes on with them: it takes the place of what could be done. */
  running?: BulkRunning;
  /** A quiet button beside the count: «Выбрать все 42». */
  more?: ReactNode;
  /** The one primary of the screen, which moves here while rows are chosen: a `<Button variant="primary">`. */
  primary?: ReactNode;
  /** What else can be done with all of them: quiet buttons. */
  children?: ReactNode;
  /** What will be left out and why: «1 на проверке — её не тронем». */
  note?: ReactNode;
  /** The cross asked to clear the selection. */
  onClear: () => void;
}

/**
 * What can be done with the chosen rows of a list or tree. It stands after the list in the page, stuck to the foot of the
 * window, so that the end of the list can always be scrolled clear of it.
 */
export function BulkBar({
  ref,
  count,
  running,
  more,
  primary,
  children,
  note,
  onClear,
  ...rest
}: BulkBarProps) {
  const t = useMessages(messages);
  const room = useReservedHeight(footRoom, 24);
  const sum = useLateWords(count === 0 ? '' : t.sum(count));
  if (running !== undefined) {
    const { text, done, total, onStop } = running;
    return (
      <S.Place ref={ref}>
        <S.Bar ref={room} aria-label={t.label} {...rest}>
          <ProgressRing value={total === 0 ? 0 : (done / total) * 100} />
          <S.Running>{text}</S.Running>
          <Button onClick={onStop}>{t.stop}</Button>
        </S.Bar>
      </S.Place>
    );
  }
  if (count === 0) return null;
  return (
    <S.Place ref={ref}>
      <S.Bar ref={room} aria-label={t.label} {...rest}>
        <S.Sum>
          <S.Said>
            <span aria-hidden>{t.chosen}</span>
            <CountBadge count={count} tone="accent" label={sum} />
          </S.Said>
          {more}
        </S.Sum>
        <S.Actions $led={primary !== undefined}>
          {primary}
          {children}
        </S.Actions>
        {note !== undefined && <S.Note>{note}</S.Note>}
        <S.Clear>
          <IconButton
            label={t.clear}
            icon={<X size={16} strokeWidth={1.5} aria-hidden />}
            onClick={onClear}
          />
        </S.Clear>
      </S.Bar>
    </S.Place>
  );
}

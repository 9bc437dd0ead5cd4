import { useSetAtom } from 'jotai';
import { GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { handled } from '#api/api-error.ts';
import type { QaEntry } from '#domain/qa/schema.ts';
import { updateQaAtom } from '#atoms/qa/qa.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { dropAt } from '#components/data/sorting/dropAt.ts';
import { orderItems } from '#components/data/sorting/orderItems.ts';
import { useRowDrag } from '#components/data/sorting/useRowDrag.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './QaOrder.styles.ts';

interface QaOrderProps {
  /** The loaded questions. */
  entries: readonly QaEntry[];
  hrefOf: (row: { id: string }) => string;
}

/**
 * How long the order that was asked for stands after it was taken, ms. The neighbours are read later than what was moved: by their old numbers
 * the old order would be back for a moment, and the next press would count from it.
 */
const readWithin = 10_000;

/** The questions in the author's own order, changed by a drag, by a menu, or by Alt and an arrow. It counts at once. */
export function QaOrder({ entries, hrefOf }: QaOrderProps) {
  const t = useMessages(messages);
  const update = useSetAtom(updateQaAtom);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  /** The order as it was asked for, until the platform's own is read. */
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const byNumber = entries.toSorted((one, other) => one.orderNumber - other.orderNumber);
  const shown =
    asked === null
      ? byNumber
      : byNumber.toSorted((one, other) => asked.indexOf(one.id) - asked.indexOf(other.id));
  const ids = shown.map(({ id }) => id);

  const move = async (id: string, to: number) => {
    const from = shown.findIndex((entry) => entry.id === id);
    const target = shown[to];
    if (from < 0 || target === undefined || to === from) return;
    const order = ids.toSpliced(from, 1).toSpliced(to, 0, id);
    const giveUp = () => setAsked((now) => (now === order ? null : now));
    setAsked(order);
    setSaid(t.place(to + 1, shown.length));
    const isMoved = await handled(update({ id, orderNumber: target.orderNumber }).then(() => true));
    if (isMoved === true) setTimeout(giveUp, readWithin);
    else giveUp();
  };
  const { drag, gripOf } = useRowDrag({ root: list, onDrop: ({ id, to }) => void move(id, to) });

  return (
    <section aria-label={t.label}>
      <S.Hint>
        {t.hint}
        <S.Keys>{t.hintKeys}</S.Keys>.
      </S.Hint>
      <S.List ref={list}>
        {shown.map(({ id, question, status }, at) => (
          <S.Row
            key={id}
            data-line={id}
            $drop={dropAt(drag, ids, at)}
            $dragged={drag?.id === id}
            onKeyDown={(event) => {
              const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
              if (by === undefined) return;
              event.preventDefault();
              void move(id, at + by);
            }}
          >
            <Menu
              items={orderItems(t, { at, count: shown.length, onMove: (to) => void move(id, to) })}
              renderTrigger={(trigger) => (
                <S.Grip {...trigger} {...gripOf(id)} type="button" aria-label={t.move(at + 1)}>
                  <GripVertical size={16} strokeWidth={1.5} aria-hidden />
                </S.Grip>
              )}
            />
            <S.Place>{at + 1}</S.Place>
            <S.Question as={RouterLink} href={hrefOf({ id })}>
              {question}
            </S.Question>
            <StatusOf kind="qa" status={status} size="small" />
          </S.Row>
        ))}
      </S.List>
      <VisuallyHidden role="status">
        {drag === null ? said : t.place(drag.to + 1, shown.length)}
      </VisuallyHidden>
    </section>
  );
}

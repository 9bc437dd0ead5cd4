import { FolderInput } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { I18nProvider, setInteractionModality, useDrag, useDrop } from 'react-aria-components';
import { gripPress } from '#components/data/sorting/gripPress.ts';
import { TreeWords } from '#components/data/Tree/TreeWords.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './Board.styles.ts';
import { BoardContext, dropStateOf, type WantedDrag } from './boardContext.ts';
import type { BoardColumn } from './boardProps.ts';
import { messages } from './messages.ts';
import type { Told } from './useMoves.ts';

/** The sign of a move, in menus and in words. */
export const moveSign = <FolderInput size={16} strokeWidth={1.5} aria-hidden />;

interface KeyDragProps {
  /** A drag that was asked for. */
  wanted: WantedDrag<unknown> | null;
  /** It has begun, or the author has gone on to something else. */
  onTaken: () => void;
  /** Tells the id of what tells how to drag. */
  onHow: (id: string | undefined) => void;
}

/** Drags of a board by keys and by screen readers: the one that was asked for begins as soon as this is there. */
function Dragging({ wanted, onTaken, onHow }: KeyDragProps) {
  const sight = use(BoardContext);
  const { dragButtonProps } = useDrag({
    hasDragButton: true,
    getItems: () => {
      sight?.onDrag(wanted?.card ?? null);
      return [{ 'text/plain': wanted === null ? '' : (sight?.cardName(wanted.card) ?? '') }];
    },
    onDragEnd: () => sight?.onDrag(null),
  });
  const how = dragButtonProps['aria-describedby'];
  const begin = useEffectEvent(({ grip, byKey }: WantedDrag<unknown>) => {
    if (document.activeElement !== grip) return onTaken();
    // It was pressed before react-aria listened, which would take the drag for one without keys and lead nowhere.
    setInteractionModality(byKey ? 'keyboard' : 'virtual');
    const press = () => {
      dragButtonProps.onPress?.(gripPress(grip, byKey ? 'keyboard' : 'virtual'));
      onTaken();
    };
    // React-aria leads to the first target in the next frame, and finds those alone that are offered by then.
    queueMicrotask(() => flushSync(press));
  });
  useEffect(() => {
    if (wanted !== null) begin(wanted);
  }, [wanted]);
  useEffect(() => onHow(how), [how, onHow]);
  return null;
}

interface WordsProps {
  told: Told<unknown> | null;
  titleOf: (column: string) => string;
}

/** Where a drag would lead, and what came of the last move, for those who do not see it. */
function Words({ told, titleOf }: WordsProps) {
  const t = useMessages(messages);
  const sight = use(BoardContext);
  if (sight === null) return null;
  const over = sight.drag?.over ?? null;
  const said =
    told === null
      ? null
      : (told.refused ? t.refused : t.moved)(sight.cardName(told.card), titleOf(told.column));
  return (
    <S.Words>
      <TreeWords target={over === null ? null : t.into(titleOf(over))} said={said} />
    </S.Words>
  );
}

/** The lazy part of a board: drags by keys, and announcements of every drag. */
export function KeyDrag({ told, titleOf, ...dragging }: KeyDragProps & WordsProps) {
  return (
    <I18nProvider locale={useLanguage()}>
      <Dragging {...dragging} />
      <Words told={told} titleOf={titleOf} />
    </I18nProvider>
  );
}

function Target({ column: { id, title } }: { column: BoardColumn }) {
  const t = useMessages(messages);
  const sight = use(BoardContext);
  const ref = useRef<HTMLButtonElement>(null);
  /** Asked in the middle of a drag, before the next render. */
  const accepts = () => {
    const card = sight?.dragged() ?? null;
    return sight !== null && card !== null && sight.targetsOf(card).some((column) => column.id === id);
  };
  const { dropButtonProps } = useDrop({
    ref,
    hasDropButton: true,
    getDropOperation: () => (accepts() ? 'move' : 'cancel'),
    onDropEnter: () => sight?.onOver(id, true),
    onDropExit: () => sight?.onOver(id, false),
    onDrop: () => {
      if (accepts()) sight?.onDrop(id);
    },
  });
  const state = sight === null ? undefined : dropStateOf(sight, id);
  return (
    <S.Target
      ref={ref}
      type="button"
      tabIndex={-1}
      aria-hidden={state === 'over' || state === 'may' ? undefined : true}
      aria-describedby={dropButtonProps?.['aria-describedby']}
      aria-label={t.into(title)}
    />
  );
}

/** The drop targets of keyboard drags in a column. */
export function KeyTarget({ column }: { column: BoardColumn }) {
  return (
    <I18nProvider locale={useLanguage()}>
      <Target column={column} />
    </I18nProvider>
  );
}

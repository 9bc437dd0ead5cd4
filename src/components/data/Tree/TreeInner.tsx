import { useRef, type MouseEvent, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { mergeProps } from 'react-aria/mergeProps';
import { DragPreview, type DragPreviewRenderer } from 'react-aria/useDraggableCollection';
import { useTree } from 'react-aria/useTree';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import type { TreeProps } from './treeProps.ts';
import * as S from './Tree.styles.ts';
import { TreeGhost } from './TreeGhost.tsx';
import type { TreeIndex, TreePlace } from './treeModel.ts';
import { TreeLift } from './TreeLift.tsx';
import { TreeRows } from './TreeRows.tsx';
import { TreeWords } from './TreeWords.tsx';
import { rowOf } from './useTreeChoice.ts';
import { useTreeDesk } from './useTreeDesk.ts';
import { useTreeKeys } from './useTreeKeys.ts';

/** The tree itself. It stands on react-aria, which is heavy: import it dynamically. */
export default function TreeInner(props: TreeProps) {
  return (
    <I18nProvider locale={useLanguage()}>
      <Grid {...props} />
    </I18nProvider>
  );
}

function Grid(props: TreeProps) {
  const { label, onMove, onRename, onRowMenu, empty } = props;
  const list = useRef<HTMLDivElement>(null);
  const preview = useRef<DragPreviewRenderer>(null);
  const desk = useTreeDesk(props, { list, preview });
  const { state, rows, expanded, index, choice, hold, drag, keyboardDelegate, renaming } = desk;
  const isEmpty = rows.size === 0;
  const { gridProps } = useTree(
    { 'aria-label': label, keyboardDelegate, isVirtualized: true, keyboardNavigationBehavior: 'tab' },
    state,
    list,
  );
  const words = usePlaceWords(props, index);
  const onKeyDown = useTreeKeys({
    state,
    rows,
    expanded,
    pressRow: choice.pressRow,
    rename: onRename === undefined ? null : desk.setRenaming,
    moveBeside: onMove === undefined ? null : desk.moveBeside,
    onListKey: gridProps.onKeyDown,
    follow: desk.focus.follow,
  });

  const onContextMenu = (event: MouseEvent) => {
    const id = rowOf(event.target);
    if (id === null || onRowMenu === undefined || renaming === id) return;
    event.preventDefault();
    onRowMenu(id, { x: event.clientX, y: event.clientY });
  };

  const place = drag.drag?.place ?? null;
  const letGo = { onKeyDownCapture: desk.letFollowed, onPointerDownCapture: desk.letFollowed };
  return (
    <S.Place {...mergeProps(choice.pressProps, letGo, desk.hoverProps)} onContextMenu={onContextMenu}>
      <S.List
        {...mergeProps(
          { onFocus: desk.focus.onFocus },
          gridProps,
          desk.collectionProps,
          hold.holdProps,
          drag.nativeProps,
          desk.liftProps,
        )}
        ref={list}
        onKeyDown={onKeyDown}
        onClick={desk.onClick}
        data-empty={isEmpty || undefined}
        data-focus-visible={desk.focus.isShown || undefined}
      >
        {isEmpty ? (
          <EmptyRow>{empty}</EmptyRow>
        ) : (
          <TreeRows {...props} desk={desk} list={list} listId={collectionOf(gridProps)} />
        )}
      </S.List>
      {onMove !== undefined && (
        // A new one ends what the one before was about: the drag of a row that is no more.
        <TreeLift
          key={desk.isLost ? 'lost' : 'held'}
          drag={desk.steady}
          lift={desk.lift}
          howId={desk.howId}
        />
      )}
      <DragPreview ref={preview}>
        {() => <TreeGhost node={index.get(drag.lifted()[0] ?? '')?.node} count={drag.lifted().length} />}
      </DragPreview>
      <TreeWords
        target={place === null ? null : words(place, drag.drag?.ids ?? [])}
        said={desk.said === null ? null : words(desk.said, [])}
      />
    </S.Place>
  );
}

/** Tells a target in words: those of the owner of the tree, or «В „Дыхание“, место 2». */
function usePlaceWords({ describePlace }: TreeProps, index: TreeIndex) {
  const t = useMessages(messages);
  return (place: TreePlace, ids: readonly string[]) =>
    describePlace?.(place, ids) ??
    (place.parent === null
      ? t.top(place.index + 1)
      : t.into(index.get(place.parent)?.node.title ?? '', place.index + 1));
}

/** What a tree says that has no rows. */
function EmptyRow({ children }: { children: ReactNode }) {
  return (
    <S.Cell role="row" aria-level={1}>
      <S.Cell role="gridcell">
        <S.Nothing>{children}</S.Nothing>
      </S.Cell>
    </S.Cell>
  );
}

/** By what react-aria finds the rows of its list. */
const collectionOf = (props: object): string | undefined =>
  'data-collection' in props && typeof props['data-collection'] === 'string'
    ? props['data-collection']
    : undefined;

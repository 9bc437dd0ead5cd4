import { memo } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './Tree.styles.ts';
import { TreeGrip } from './TreeGrip.tsx';
import { TreeRowContent, type TreeRowLook } from './TreeRowContent.tsx';
import type { TreeNode } from './treeModel.ts';

interface TreeRowProps extends TreeRowLook {
  /** Its id in the document. */
  rowId: string;
  /** That of the list, by which react-aria finds its rows. */
  listId: string | undefined;
  /** The place from the top, px, and its number among all rows, from 1. */
  top: number;
  order: number;
  level: number;
  /** The place among siblings, from 0, and how many they are. */
  index: number;
  size: number;
  /** Where Tab enters the tree; none while the focus is in it: where `tabindex` of what has it changes, styles are reckoned at once. */
  isStop: boolean;
  isHovered: boolean;
  isDragging: boolean;
  isDropTarget: boolean;
  /** Undefined where it cannot be chosen. */
  isSelected: boolean | undefined;
  isDraggable: boolean;
  /** How many rows a drag of this one takes along. */
  carried: number;
  /** The id of what tells how to drag. */
  howId: string;
}

/** The name of a row tells all that is seen of it. */
const nameOf = ({ title, state, note }: TreeNode) =>
  [title, state?.text, note].filter((part) => part !== undefined).join(', ');

/**
 * A row: what screen readers are told of it. It is drawn anew when something of it changes, and
 * what is seen in it only when that does. Presses, keys and drags are heard by the list.
 */
export const TreeRow = memo(function TreeRow({
  rowId,
  listId,
  top,
  order,
  level,
  index,
  size,
  isStop,
  isHovered,
  isDragging,
  isDropTarget,
  isSelected,
  isDraggable,
  carried,
  howId,
  ...look
}: TreeRowProps) {
  const t = useMessages(messages);
  const { node, isOpen, hasCheckbox } = look;
  return (
    <S.Row
      draggable={(isDraggable && !look.isRenaming) || undefined}
      id={rowId}
      role="row"
      aria-label={nameOf(node)}
      aria-level={level}
      aria-posinset={index + 1}
      aria-setsize={size}
      aria-rowindex={order}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-collection={listId}
      data-key={node.id}
      data-hovered={isHovered || undefined}
      data-dragging={isDragging || undefined}
      data-drop-target={isDropTarget || undefined}
      style={{ top, '--level': level }}
    >
      <S.Cell role="gridcell" aria-colindex={1}>
        {isDraggable && (
          <TreeGrip
            label={carried > 1 ? t.dragMany(carried) : t.drag(node.title)}
            rowKey={node.id}
            describedBy={howId}
            isUnder={hasCheckbox}
            onPress={look.acts.lift}
          />
        )}
        <TreeRowContent {...look} rowId={rowId} />
      </S.Cell>
    </S.Row>
  );
});

import { memo, use, useState, type ReactNode } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { Square } from '#components/forms/Checkbox/Checkbox.styles.ts';
import { afterPaint } from '#lib/afterPaint.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { Ground, Guide } from './Tree.styles.ts';
import * as S from './TreeFace.styles.ts';
import { TreeSightContext } from './treeContext.ts';
import type { TreeNode, TreeTone } from './treeModel.ts';
import { TreeRename } from './TreeRename.tsx';

interface TreeRowContentProps {
  node: TreeNode;
  /** It may hold rows, however few. */
  isBranch: boolean;
  isExpanded: boolean;
}

/** What is seen of a row. Drawn for the rows in sight alone, so it stays poor in elements. */
export const TreeRowContent = memo(function TreeRowContent({
  node,
  isBranch,
  isExpanded,
}: TreeRowContentProps) {
  const t = useMessages(messages);
  const sight = use(TreeSightContext);
  /** The name that was just typed, until the tree has it too. */
  const [typed, setTyped] = useState<string | null>(null);
  const spot = sight?.index.get(node.id);
  if (sight === null || spot === undefined) return null;

  const { id, title, state } = node;
  const branch = node.children !== undefined;
  const open = sight.open === id;
  const chosen = sight.selected.has(id);
  const joins = chosen ? sight.joins(id) : null;
  const checkbox = sight.selecting && node.selectable !== false;
  const endRenaming = (next: string | null) => {
    setTyped(next ?? title);
    afterPaint(() => {
      setTyped(null);
      sight.onRenamed(id, next);
    });
  };

  return (
    <>
      <Ground
        ref={sight.followed === id ? sight.onFollowed : undefined}
        data-look={
          chosen ? 'chosen' : state?.tone === 'failed' && open ? 'failed' : open ? 'open' : undefined
        }
        data-above={joins?.above}
        data-below={joins?.below}
        data-lit={sight.lit === id || undefined}
        data-wide={sight.selecting || undefined}
        data-target={sight.place?.parent === id || undefined}
      />
      {spot.lasts.slice(1).map((last, at, { length }) => {
        const own = at === length - 1;
        return own || !last ? (
          <Guide key={at} data-own={own || undefined} data-last={last || undefined} $depth={at} />
        ) : null;
      })}
      {sight.draggable && <S.Grip slot="drag" data-under={checkbox || undefined} />}
      {checkbox && (
        <S.Check>
          <Square
            type="checkbox"
            tabIndex={-1}
            aria-label={t.choose(title)}
            checked={chosen}
            onChange={(event) => sight.onChoose(id, event.target.checked)}
          />
        </S.Check>
      )}
      {isBranch && <S.Chevron slot="chevron" data-open={isExpanded || undefined} />}
      {node.mark !== undefined && <S.Mark>{node.mark}</S.Mark>}
      {node.picture !== undefined && <S.Picture data-part="picture">{node.picture}</S.Picture>}
      {sight.renaming === id && typed === null ? (
        <TreeRename title={title} onDone={endRenaming} />
      ) : (
        <S.Title
          title={typed ?? title}
          aria-current={open || undefined}
          data-part="title"
          $strong={branch || open}
          $quiet={node.quiet === true}
        >
          {typed ?? title}
        </S.Title>
      )}
      {sight.menu !== undefined && <S.Menu data-part="menu">{sight.menu(id)}</S.Menu>}
      <Facts node={node} />
    </>
  );
});

/** Dots are drawn by the style. */
const marks: Record<TreeTone, ReactNode> = {
  waiting: null,
  neutral: null,
  done: <Glyph name="ready" size={14} />,
  busy: <Spinner size={14} />,
  failed: <Glyph name="failed" size={14} />,
};

/** What is told of a row beside its title: its state, and a figure. */
function Facts({ node: { state, note, noteTone } }: { node: TreeNode }) {
  if (state === undefined && note === undefined) return null;
  return (
    <S.Facts>
      {state !== undefined && (
        <S.State $tone={state.tone}>
          {marks[state.tone]}
          {state.text}
        </S.State>
      )}
      {note !== undefined && <S.Note $accent={noteTone === 'accent'}>{note}</S.Note>}
    </S.Facts>
  );
}

import { memo, useState, type ReactNode } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { Square } from '#components/forms/Checkbox/Checkbox.styles.ts';
import { afterPaint } from '#lib/loading/afterPaint.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { Ground, Guide } from './Tree.styles.ts';
import * as S from './TreeFace.styles.ts';
import type { TreeNode, TreeTone } from './treeModel.ts';
import { TreeRename } from './TreeRename.tsx';

/** What is seen of a row. */
export interface TreeRowLook {
  node: TreeNode;
  /** For each level from the first to its own, `1` where the row of that level is the last of its siblings. */
  lasts: string;
  /** Of a branch: whether its rows show. */
  isOpen: boolean | undefined;
  /** It is open beside the tree. */
  isCurrent: boolean;
  isChosen: boolean;
  /** The rows right above and below are chosen too, so that they look like one. */
  joinsAbove: boolean;
  joinsBelow: boolean;
  /** Something beside the tree points at it. */
  isLit: boolean;
  /** A drag would drop among its rows. */
  takesDrop: boolean;
  hasCheckbox: boolean;
  /** Rows have checkboxes, whether this one has or not. */
  isWide: boolean;
  isRenaming: boolean;
  menu: ((id: string) => ReactNode) | undefined;
  acts: TreeActs;
}

/** What is done in rows. The same object for good, so that rows are not drawn anew for it. */
export interface TreeActs {
  choose: (id: string, chosen: boolean) => void;
  /** Ends a renaming; `null` leaves the name as it was. */
  renamed: (id: string, title: string | null) => void;
  /** Lifts a row by its grip, to be moved with keys. */
  lift: (id: string, grip: HTMLElement) => void;
}

/** Drawn for the rows in sight alone, so it stays poor in elements. */
export const TreeRowContent = memo(function TreeRowContent({
  rowId,
  ...look
}: TreeRowLook & { rowId: string }) {
  const t = useMessages(messages);
  const { node, isOpen, isCurrent, isChosen, menu, acts } = look;
  const { id, title } = node;
  const chevronId = `${rowId}-open`;

  return (
    <>
      <Under look={look} />
      <Guides lasts={look.lasts} />
      {look.hasCheckbox && (
        <S.Check>
          <Square
            type="checkbox"
            tabIndex={-1}
            aria-label={t.choose(title)}
            checked={isChosen}
            onChange={(event) => acts.choose(id, event.target.checked)}
          />
        </S.Check>
      )}
      {isOpen !== undefined && (
        <S.Chevron
          type="button"
          id={chevronId}
          tabIndex={-1}
          aria-label={isOpen ? t.fold : t.unfold}
          aria-labelledby={`${chevronId} ${rowId}`}
          data-chevron
          data-open={isOpen || undefined}
        />
      )}
      {node.mark !== undefined && <S.Mark>{node.mark}</S.Mark>}
      {node.picture !== undefined && <S.Picture data-part="picture">{node.picture}</S.Picture>}
      <Name node={node} isCurrent={isCurrent} isRenaming={look.isRenaming} acts={acts} />
      {menu !== undefined && <S.Menu data-part="menu">{menu(id)}</S.Menu>}
      <Facts node={node} />
    </>
  );
});

function Under({ look }: { look: TreeRowLook }) {
  const { node, isCurrent, isChosen } = look;
  const failed = node.state?.tone === 'failed' && isCurrent;
  return (
    <Ground
      data-look={isChosen ? 'chosen' : failed ? 'failed' : isCurrent ? 'open' : undefined}
      data-above={isChosen ? look.joinsAbove : undefined}
      data-below={isChosen ? look.joinsBelow : undefined}
      data-lit={look.isLit || undefined}
      data-wide={look.isWide || undefined}
      data-target={look.takesDrop || undefined}
    />
  );
}

/** Lines from the branches that a row lies in. */
function Guides({ lasts }: { lasts: string }) {
  return [...lasts.slice(1)].map((last, at, { length }) => {
    const own = at === length - 1;
    const isLast = last === '1';
    return own || !isLast ? (
      <Guide key={at} data-own={own || undefined} data-last={isLast || undefined} $depth={at} />
    ) : null;
  });
}

function Name({
  node,
  isCurrent,
  isRenaming,
  acts,
}: Pick<TreeRowLook, 'node' | 'isCurrent' | 'isRenaming' | 'acts'>) {
  /** The name that was just typed, until the tree has it too. */
  const [typed, setTyped] = useState<string | null>(null);
  const { id, title, children, quiet } = node;
  const end = (next: string | null) => {
    setTyped(next ?? title);
    afterPaint(() => {
      setTyped(null);
      acts.renamed(id, next);
    });
  };
  if (isRenaming && typed === null) return <TreeRename title={title} onDone={end} />;
  return (
    <S.Title
      title={typed ?? title}
      aria-current={isCurrent || undefined}
      data-part="title"
      $strong={children !== undefined || isCurrent}
      $quiet={quiet === true}
    >
      {typed ?? title}
    </S.Title>
  );
}

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

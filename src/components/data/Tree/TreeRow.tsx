import { use } from 'react';
import { Collection, TreeItemContent } from 'react-aria-components';
import * as S from './Tree.styles.ts';
import { ExpandedContext } from './treeContext.ts';
import { TreeRowContent } from './TreeRowContent.tsx';
import type { TreeNode } from './treeModel.ts';

interface TreeRowProps {
  node: TreeNode;
}

/** The name of a row tells all that is seen of it. */
const nameOf = ({ title, state, note }: TreeNode) =>
  [title, state?.text, note].filter((part) => part !== undefined).join(', ');

/** A row of the collection. Not what is seen of it: that is a TreeRowContent, made for the rows in sight. */
export function TreeRow({ node }: TreeRowProps) {
  return node.children === undefined ? <Leaf node={node} /> : <Branch node={node} />;
}

function Leaf({ node }: TreeRowProps) {
  return (
    <S.Row id={node.id} textValue={node.title} aria-label={nameOf(node)}>
      <Content node={node} />
    </S.Row>
  );
}

function Branch({ node }: TreeRowProps) {
  const open = use(ExpandedContext).has(node.id);
  return (
    <S.Row id={node.id} textValue={node.title} aria-label={nameOf(node)} hasChildItems>
      <Content node={node} />
      {/* Of a closed branch one row is told, so that it is known to have any. */}
      <Collection items={open ? node.children : node.children?.slice(0, 1)}>
        {(child) => <TreeRow node={child} />}
      </Collection>
    </S.Row>
  );
}

/** The collection asks for the content of every row whenever it does anything; what is seen changes with a few facts alone. */
const Content = ({ node }: TreeRowProps) => (
  <TreeItemContent>
    {({ hasChildItems, isExpanded }) => (
      <TreeRowContent node={node} isBranch={hasChildItems} isExpanded={isExpanded} />
    )}
  </TreeItemContent>
);

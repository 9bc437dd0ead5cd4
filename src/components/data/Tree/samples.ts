import { indexTree, type TreeNode, type TreePlace } from './treeModel.ts';

/** Applies a move to the rows of a sample: takes them out and puts them at a place. Rows that neither moved nor hold moved ones stay the same objects. */
export function moveRows(
  items: readonly TreeNode[],
  ids: readonly string[],
  place: TreePlace,
): readonly TreeNode[] {
  const index = indexTree(items);
  const moved = ids.flatMap((id) => index.get(id)?.node ?? []);
  const out = new Set(ids);
  const rebuild = (nodes: readonly TreeNode[], parent: string | null): readonly TreeNode[] => {
    const kept = nodes
      .filter(({ id }) => !out.has(id))
      .map((node) => {
        if (node.children === undefined) return node;
        const children = rebuild(node.children, node.id);
        return children === node.children ? node : { ...node, children };
      });
    if (parent === place.parent) kept.splice(place.index, 0, ...moved);
    return kept.length === nodes.length && kept.every((node, at) => node === nodes[at]) ? nodes : kept;
  };
  return rebuild(items, null);
}

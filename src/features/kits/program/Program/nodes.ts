import { atom, type Atom, type Getter } from 'jotai';
import { atomFamily } from 'jotai-family';
import { distinctAtom } from '#atoms/distinctAtom.ts';
import type { ProgramAttachment, ProgramModule, ProgramTotals } from '#atoms/program/types.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import type { TreeNode } from '#components/data/Tree/treeModel.ts';
import { fold } from '#lib/fold.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { findByKeys } from '#lib/otherLayout.ts';
import { changeWords, marksOf, type Mark } from './marks.ts';
import { markMessages } from './markMessages.ts';
import { attachmentRow, lectureRow, moduleRow } from './nodeIds.ts';
import { attachmentNode, lectureNode, moduleNode } from './nodeLooks.tsx';
import type { ScreenProgram } from './program.ts';
import type { ProgramView } from './view.ts';

/** How many lectures a programme may have to be shown all open at first. */
const fewLectures = 30;

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

/**
 * The rows of the tree of one owner. A module makes its own rows: what changes in one leaves the others as they were, and of a
 * closed one only the number of rows is told.
 */
export function createNodes(program: ScreenProgram, view: ProgramView, key: string) {
  const wordsAtom = atom((get) => {
    const { modules } = get(program.treeAtom(key));
    const t = markMessages[get(languageAtom)];
    return changeWords(get(program.changesAtom(key)).groups, (id) => modules[id]?.orderNumber ?? null, t);
  });
  const marksAtom = atom((get) =>
    marksOf(get(wordsAtom), get(program.saveProgressAtom(key)), markMessages[get(languageAtom)]),
  );
  const markAtom = atomFamily((row: string) => distinctAtom((get) => get(marksAtom).get(row)));

  const manyAtom = atom((get) => get(program.totalsAtom(key)).lectures > fewLectures);

  /** Ids of the rows of open modules. */
  const expandedAtom = atom((get): ReadonlySet<string> => {
    const chosen = get(view.expandedAtom);
    if (chosen !== null) return chosen;
    const { order } = get(program.treeAtom(key));
    return new Set((get(manyAtom) ? order.slice(0, 1) : order).map(moduleRow));
  });
  const isOpenAtom = atomFamily((row: string) => atom((get) => get(expandedAtom).has(row)));

  const lectureAtom = atomFamily((id: string) => program.lectureAtom({ key, id }));
  const fileAtom = atomFamily((id: string) => program.attachmentAtom({ key, id }));
  const lostAtom = atomFamily((id: string) => program.isLostAtom({ key, id }));
  const moduleAtom = atomFamily((id: string) => program.moduleAtom({ key, id }));
  const totalsAtom = atomFamily((id: string) => program.moduleTotalsAtom({ key, id }));

  /** Whether anything of a module has these folded words in its name. */
  const names = (get: Getter, id: string, query: string): boolean => {
    const of = get(moduleAtom(id));
    return (
      of !== null &&
      (fold(of.name).includes(query) ||
        of.lectures.some((one) => fold(get(lectureAtom(one))?.name ?? '').includes(query)) ||
        of.attachments.some((one) => fold(get(fileAtom(one))?.fileName ?? '').includes(query)))
    );
  };
  /** What is looked for, folded: what was typed, or what the same keys of the other layout write where only that stands somewhere. */
  const queryAtom = atom((get) => {
    const typed = get(view.filterAtom).trim();
    const { order } = get(program.treeAtom(key));
    const [meant = typed] = findByKeys(typed, (text) =>
      order.some((id) => names(get, id, fold(text))) ? [text] : [],
    );
    return fold(meant);
  });

  /** Rows of a closed module: their number counts, and where a drop puts things. */
  const closedRows = ({ id, lectures, attachments }: ProgramModule): TreeNode[] => [
    ...lectures.map((one) => ({ id: lectureRow(id, one), title: '' })),
    ...attachments.map((one) => ({ id: attachmentRow(id, one), title: '' })),
  ];

  function nodeAtomOf(moduleId: string): Atom<TreeNode | null> {
    const row = moduleRow(moduleId);
    const lecture = steadyNodes(lectureNode);
    const file = steadyNodes(
      (id: string, of: ProgramAttachment, mark: Mark | undefined, lost: boolean, language: Language) =>
        attachmentNode(id, of, { mark, lost, language }),
    );
    const whole = steadyNodes(
      (
        of: ProgramModule,
        children: readonly TreeNode[],
        totals: ProgramTotals,
        mark: Mark | undefined,
        language: Language,
      ) => moduleNode(of, children, { totals, mark, language }),
    );
    let last: readonly TreeNode[] = [];
    const steady = (rows: readonly TreeNode[]) => {
      if (rows.length !== last.length || rows.some((one, at) => one !== last[at])) last = rows;
      return last;
    };
    let closed: { of: ProgramModule; rows: TreeNode[] } | null = null;

    const openRows = (get: Getter, of: ProgramModule, language: Language) => [
      ...of.lectures.map((id) => {
        const at = lectureRow(moduleId, id);
        return lecture(at, at, get(lectureAtom(id)), get(markAtom(at)), language);
      }),
      ...of.attachments.flatMap((id) => {
        const at = attachmentRow(moduleId, id);
        const attachment = get(fileAtom(id));
        return attachment === null
          ? []
          : [file(at, at, attachment, get(markAtom(at)), get(lostAtom(id)), language)];
      }),
    ];

    return atom((get) => {
      const of = get(moduleAtom(moduleId));
      if (of === null) return null;
      const language = get(languageAtom);
      const query = get(queryAtom);
      const rowsOf = () => {
        if (query !== '') {
          const rows = openRows(get, of, language);
          return fold(of.name).includes(query)
            ? rows
            : rows.filter(({ title }) => fold(title).includes(query));
        }
        if (get(isOpenAtom(row))) return openRows(get, of, language);
        if (closed?.of !== of) closed = { of, rows: closedRows(of) };
        return closed.rows;
      };
      const rows = steady(rowsOf());
      if (query !== '' && rows.length === 0 && !fold(of.name).includes(query)) return null;
      return whole(row, of, rows, get(totalsAtom(moduleId)), get(markAtom(row)), language);
    });
  }
  const nodeAtom = atomFamily(nodeAtomOf);

  let items: readonly TreeNode[] = [];
  return {
    /** The rows; those of closed modules have no titles. */
    itemsAtom: atom((get): readonly TreeNode[] => {
      const next = get(program.treeAtom(key)).order.flatMap((id) => get(nodeAtom(id)) ?? []);
      if (next.length !== items.length || next.some((one, at) => one !== items[at])) items = next;
      return items;
    }),
    /** Ids of open modules; all that has something to show while rows are looked for. */
    shownExpandedAtom: atom((get): ReadonlySet<string> => {
      if (get(queryAtom) === '') return get(expandedAtom);
      return new Set(get(program.treeAtom(key)).order.map(moduleRow));
    }),
    isFilteredAtom: atom((get) => get(queryAtom) !== ''),
  };
}

export type ProgramNodes = ReturnType<typeof createNodes>;

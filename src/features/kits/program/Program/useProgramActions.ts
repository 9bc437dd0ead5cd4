import { useSetAtom, useStore } from 'jotai';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { ProgramNode } from '#atoms/program/types.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { showErrorAtom, showToastAtom } from '#atoms/ui/toast.ts';
import type { TreePlace } from '#components/data/Tree/treeModel.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { again } from '#lib/text/again.ts';
import { actionMessages } from './actionMessages.ts';
import { attachmentRow, lectureRow, moduleRow, nodesOfRows } from './nodeIds.ts';
import { byKind, moduleOfPlace, placeBefore, sortFiles } from './placing.ts';
import { useProgramDesk } from './program.ts';

const none: ReadonlySet<string> = new Set();

/** The context of every action: the programme, and its view. */
function useDesk() {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(actionMessages);
  const store = useStore();
  const showError = useSetAtom(showErrorAtom);
  const tree = () => store.get(program.treeAtom(key));

  const expand = (moduleId: string) => {
    const expanded = store.get(view.expandedAtom);
    if (expanded !== null) store.set(view.expandedAtom, new Set(expanded).add(moduleRow(moduleId)));
  };

  /** Shows a row that has just come, and lets its name be typed. */
  const name = (row: string) => {
    store.set(view.openAtom, row);
    store.set(view.renamingAtom, row);
  };

  return { program, view, key, t, store, showError, tree, expand, name };
}

type Desk = ReturnType<typeof useDesk>;

/** The steps back and forth, told in words. */
function historyOf({ program, view, key, t, store }: Desk) {
  const step = (way: 'undo' | 'redo') => {
    store.set(program.editor.moveAtom, { key, way });
    store.set(view.saidAtom, again(way === 'undo' ? t.undone : t.redone));
  };
  const undo = () => step('undo');
  const redo = () => step('redo');
  return { undo, redo };
}

/** Actions that add something. */
function useAdding(desk: Desk) {
  const { program, view, key, t, store, showError, tree, expand, name } = desk;
  const openModal = useSetAtom(openModalAtom);

  /** The module that something new goes into: that of the open row, else the last one. */
  const presentModule = (): string | null => {
    const [node] = nodesOfRows([store.get(view.openAtom) ?? '']);
    const id = node === undefined ? undefined : node.type === 'module' ? node.id : node.moduleId;
    const { order } = tree();
    return id !== undefined && order.includes(id) ? id : (order.at(-1) ?? null);
  };

  const addModule = (at?: number): string => {
    const id = store.set(program.addModuleAtom, { key, ...(at !== undefined && { at }) });
    expand(id);
    name(moduleRow(id));
    return id;
  };

  const moduleForNew = () =>
    presentModule() ?? store.set(program.addModuleAtom, { key, name: t.firstModule });

  const addFiles = async (moduleId: string, files: readonly File[], at?: number) => {
    const { recordings, others } = sortFiles(files);
    const place = at === undefined ? {} : { at };
    if (recordings.length > 0) {
      const ids = store.set(program.addFilesAtom, { key, moduleId, files: recordings, ...place });
      if (ids.length < recordings.length) showError(t.full);
    }
    if (others.length > 0) await attach(moduleId, others);
    expand(moduleId);
  };

  const attach = async (moduleId: string, files: readonly File[]) => {
    const { ids, refused } = await store.set(program.addAttachmentsAtom, { key, moduleId, files });
    expand(moduleId);
    const [first] = refused;
    if (first !== undefined && refused.length === 1) showError(t.refused(first.fileName, first.reason));
    if (refused.length > 1)
      openModal({
        modalName: 'refusedFiles',
        props: {
          refused: refused.map(({ fileName: name, reason }) => ({ name, reason })),
          ...(ids.length > 0 && { note: t.attached(ids.length) }),
        },
      });
  };

  return {
    addModule,
    attach,
    addFiles,
    presentModule,
    moduleForNew,

    addLecture: (into?: string) => {
      const moduleId = into ?? moduleForNew();
      const id = store.set(program.addLectureAtom, { key, moduleId });
      if (id === null) return showError(t.full);
      expand(moduleId);
      name(lectureRow(moduleId, id));
    },

    addExisting: (moduleId: string, lectures: Lecture[]) => {
      const ids = store.set(program.addExistingLecturesAtom, { key, moduleId, lectures });
      if (ids.length < lectures.length) showError(t.someStood(lectures.length - ids.length));
      expand(moduleId);
    },
  };
}

/** Actions that move rows, by drag and by menu. */
function movingOf({ program, view, key, t, store, showError, tree }: Desk) {
  const told = (moved: boolean) => {
    if (!moved) showError(t.full);
    return moved;
  };

  /** Moves rows, and returns their new ids: none if there is no room. */
  const move = (rows: readonly string[], place: TreePlace): readonly string[] => {
    const { modules, lectures, attachments } = byKind(nodesOfRows(rows));
    const { order, modules: all } = tree();
    if (modules.length > 0) {
      const at = placeBefore(order, new Set(modules), place.index);
      store.set(program.moveModulesAtom, { key, ids: modules, at });
    }
    const to = moduleOfPlace(place);
    if (to === null) return rows;
    if (lectures.length > 0) {
      const list = all[to]?.lectures ?? [];
      const moved = new Set(lectures.map(({ id }) => id));
      const at = placeBefore(list, moved, place.index);
      if (!told(store.set(program.moveLecturesAtom, { key, places: lectures, to, at }))) return [];
    }
    const files = attachments.map(({ id }) => id);
    if (files.length > 0) store.set(program.moveAttachmentsAtom, { key, ids: files, to });
    return follow(rows, to);
  };

  /** The selection and the open row follow to the new place. */
  const follow = (rows: readonly string[], to: string) => {
    const now = new Map(
      nodesOfRows(rows).map((node, at) => [
        rows[at] ?? '',
        node.type === 'lecture'
          ? lectureRow(to, node.id)
          : node.type === 'attachment'
            ? attachmentRow(to, node.id)
            : (rows[at] ?? ''),
      ]),
    );
    store.set(view.selectedAtom, (chosen) => new Set([...chosen].map((row) => now.get(row) ?? row)));
    store.set(view.openAtom, (open) => (open === null ? null : (now.get(open) ?? open)));
    return rows.map((row) => now.get(row) ?? row);
  };

  /** Moves from a menu or a dialog: told, since the tree tells only what was done in it. */
  const moveSaid = (rows: readonly string[], place: TreePlace) => {
    if (move(rows, place).length === 0) return;
    const to = moduleOfPlace(place);
    const module = to === null ? undefined : tree().modules[to];
    const number = Number.isFinite(place.index) ? place.index + 1 : null;
    store.set(
      view.saidAtom,
      module === undefined ? t.moduleMoved(number ?? 1) : t.moved(rows.length, module.name, number),
    );
  };

  const moveTo = (rows: readonly string[], moduleId: string) =>
    moveSaid(rows, { parent: moduleRow(moduleId), index: Number.POSITIVE_INFINITY });

  return { move, moveSaid, moveTo };
}

/** All actions on the programme, whichever way they are triggered: drag, key, menu. */
export function useProgramActions() {
  const desk = useDesk();
  const { program, view, key, t, store, showError, tree, expand } = desk;
  const showToast = useSetAtom(showToastAtom);
  const history = historyOf(desk);
  const adding = useAdding(desk);
  const moving = movingOf(desk);
  const letGo = () => {
    store.set(view.selectedAtom, none);
    store.set(view.selectingAtom, false);
  };

  return {
    ...history,
    ...adding,
    ...moving,
    letGo,

    rename: (row: string, title: string) => {
      const [node] = nodesOfRows([row]);
      if (node !== undefined) store.set(program.renameAtom, { key, node, name: title });
    },

    /** Takes rows out; «Отменить» brings them back, and so does Ctrl+Z. */
    remove: (rows: readonly string[]) => {
      const nodes = nodesOfRows(rows);
      if (nodes.length === 0) return;
      store.set(program.removeAtom, { key, nodes });
      if (rows.includes(store.get(view.openAtom) ?? '')) store.set(view.openAtom, null);
      letGo();
      const description = removedText(nodes, t);
      showToast({ kind: 'success', description, action: { label: t.undo, run: history.undo } });
    },

    duplicate: (row: string) => {
      const [node] = nodesOfRows([row]);
      if (node === undefined) return;
      const copy = store.set(program.duplicateAtom, { key, node });
      if (copy === null) return showError(t.full);
      if (node.type === 'module') expand(copy);
      const made = node.type === 'module' ? moduleRow(copy) : lectureRow(nodeModule(node), copy);
      store.set(view.openAtom, made);
    },

    /** Puts the chosen lectures into a new module after the one that the first of them stands in. */
    gather: (rows: readonly string[]) => {
      const [first] = nodesOfRows(rows);
      const at = first === undefined ? -1 : tree().order.indexOf(nodeModule(first));
      const id = adding.addModule(at < 0 ? undefined : at + 1);
      moving.moveTo(rows, id);
      letGo();
    },
  };
}

const nodeModule = (node: ProgramNode): string => (node.type === 'module' ? node.id : node.moduleId);

function removedText(nodes: readonly ProgramNode[], t: (typeof actionMessages)['ru']): string {
  const { modules, lectures, attachments } = byKind(nodes);
  if (modules.length > 0) return t.modulesRemoved(modules.length);
  if (lectures.length > 0) return t.lecturesRemoved(lectures.length);
  return t.filesRemoved(attachments.length);
}

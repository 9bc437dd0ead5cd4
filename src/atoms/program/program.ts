import { atom, type Atom } from 'jotai';
import { boundedAtomFamily } from '../atomFamily.ts';
import { createChanges } from './changesAtom.ts';
import { createIntents } from './intents.ts';
import { journalAtom } from './journal.ts';
import type { ProgramConfig, ProgramFields, ProgramItem } from './owner.ts';
import { createRows } from './rows.ts';
import { createSaving } from './saving.ts';
import { createTreeState } from './treeState.ts';
import type { ProgramTree } from './types.ts';
import { loadStreamsAtom } from './uploads.ts';

/** Data of earlier visits is read when a screen shows a programme. */
const arrivedAtom = atom(null, (_get, set) => set(loadStreamsAtom));
arrivedAtom.onMount = (load) => void load();

/**
 * The programme of courses, or of marathons: modules with lectures and attachments. Everything takes a key: the id of the owner, or `new`. The edits
 * are the field `program` of the owner's draft, so the editor stores and offers them, and includes them in undo (`editor.moveAtom`,
 * `editor.waysAtom`).
 */
export function createProgram<Item extends ProgramItem, Fields extends ProgramFields>(
  config: ProgramConfig<Item, Fields>,
) {
  const { type, editor } = config;
  const state = createTreeState(config, (key) => journalAtom({ type, key }));
  const rows = createRows(state);
  const intents = createIntents({ type, ...state, ...rows });
  const changes = createChanges(config, state, rows);
  const saving = createSaving(config);

  return {
    type,
    editor,
    /** The whole tree; unchanged parts are the same objects as before. */
    treeAtom: boundedAtomFamily((key: string): Atom<ProgramTree> =>
      atom((get) => {
        get(arrivedAtom);
        return get(state.treeAtom(key));
      }),
    ),
    /** For changes of more than the programme: its edits after a change of the tree; null if nothing changes. */
    editsWith: state.editsWith,
    ...rows,
    ...intents,
    ...changes,
    ...saving,
  };
}

/** The programme of an owner, as screens use it. */
export type Program<Item extends ProgramItem, Fields extends ProgramFields> = ReturnType<
  typeof createProgram<Item, Fields>
>;

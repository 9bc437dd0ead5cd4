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

/** What earlier visits left is read while somebody looks at a programme. */
const arrivedAtom = atom(null, (_get, set) => set(loadStreamsAtom));
arrivedAtom.onMount = (load) => void load();

/**
 * The programme of courses, or of marathons: modules with lectures and attachments. Everything is asked by a key: the id of its
 * owner, or `new`. The edits are a field of the owner's draft, `program`, so that the editor keeps them on the device, offers them
 * back, and undoes them with all else (`editor.moveAtom`, `editor.waysAtom`).
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
    /** The whole tree; what did not change in it is the same object as before. */
    treeAtom: boundedAtomFamily((key: string): Atom<ProgramTree> =>
      atom((get) => {
        get(arrivedAtom);
        return get(state.treeAtom(key));
      }),
    ),
    /** For a change of more than the programme: its edits with the tree changed so; null where nothing changes. */
    editsWith: state.editsWith,
    ...rows,
    ...intents,
    ...changes,
    ...saving,
  };
}

/** The programme of one kind of owner, as the screens take it. */
export type Program<Item extends ProgramItem, Fields extends ProgramFields> = ReturnType<
  typeof createProgram<Item, Fields>
>;

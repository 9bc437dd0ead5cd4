import type { ModuleOwner } from '#domain/course/schema.ts';
import { createAdding } from './intents/add.ts';
import { createAttaching } from './intents/attachments.ts';
import { createCopying } from './intents/duplicate.ts';
import { createEditing } from './intents/edit.ts';
import { createMoving } from './intents/move.ts';
import { createTools } from './intents/tools.ts';
import type { ProgramFields, ProgramItem } from './owner.ts';
import type { createRows } from './rows.ts';
import type { TreeState } from './treeState.ts';

/** What an author does to a programme. Each is one step of undo; a removal needs no other way back. */
export function createIntents<Item extends ProgramItem, Fields extends ProgramFields>(
  type: ModuleOwner,
  state: TreeState<Item, Fields>,
  rows: Pick<ReturnType<typeof createRows<Item, Fields>>, 'lectureAtom'>,
) {
  const tools = createTools(type, state, rows);
  return {
    ...createAdding(tools),
    ...createAttaching(tools),
    ...createEditing(tools),
    ...createMoving(tools),
    ...createCopying(tools),
  };
}

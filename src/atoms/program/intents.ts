import { createAdding } from './intents/add.ts';
import { createAttaching } from './intents/attachments.ts';
import { createCopying } from './intents/duplicate.ts';
import { createEditing } from './intents/edit.ts';
import { createMoving } from './intents/move.ts';
import { createOutlining } from './intents/outline.ts';
import type { Tools } from './intents/tools.ts';

/** What an author does to a programme. Each is one step of undo; a removal needs no other way back. */
export const createIntents = (tools: Tools) => ({
  ...createAdding(tools),
  ...createAttaching(tools),
  ...createEditing(tools),
  ...createMoving(tools),
  ...createCopying(tools),
  ...createOutlining(tools),
});

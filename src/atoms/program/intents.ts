import { createAdding } from './intents/add.ts';
import { createAttaching } from './intents/attachments.ts';
import { createCopying } from './intents/duplicate.ts';
import { createEditing } from './intents/edit.ts';
import { createMoving } from './intents/move.ts';
import { createOutlining } from './intents/outline.ts';
import type { Tools } from './intents/tools.ts';

/** The author's intents on a programme. Each is one step of undo, so removals need no undo of their own. */
export const createIntents = (tools: Tools) => ({
  ...createAdding(tools),
  ...createAttaching(tools),
  ...createEditing(tools),
  ...createMoving(tools),
  ...createCopying(tools),
  ...createOutlining(tools),
});

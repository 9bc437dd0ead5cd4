import type { Stage } from './stage.ts';

/** Saves the entity together with its programme: many calls, with a journal. */
export const program: Stage = async (save) => {
  const { config, isUnchanged } = save;
  if (config.program === undefined || isUnchanged) return null;
  const conflicts = await config.program.save(save);
  return conflicts.length > 0 ? { status: 'conflict', conflicts } : null;
};

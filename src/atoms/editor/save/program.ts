import type { Stage } from './stage.ts';

/** Brings the entity to the platform together with its programme: many calls, of which a journal is kept. */
export const program: Stage = async (save) => {
  const { config, isUnchanged } = save;
  if (config.program === undefined || isUnchanged) return null;
  const conflicts = await config.program.save(save);
  return conflicts.length > 0 ? { status: 'conflict', conflicts } : null;
};

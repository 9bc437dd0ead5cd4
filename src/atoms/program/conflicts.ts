import type { Module } from '#domain/course/schema.ts';
import type { Difference } from '../editor/fields.ts';
import { fieldsOfModule, plainFields, type PlainField, type ProgramEdits } from './edits.ts';
import type { ProgramFields, SavedOwner } from './owner.ts';
import { underDraftIds, type Held } from './tree.ts';

/** A text or day of a module that the author and somebody else changed differently. */
interface ProgramConflict {
  moduleId: string;
  field: PlainField;
  mine: string | number | null;
  theirs: string | number | null;
}

/** The platform trims texts. */
const asKept = (value: string | number | null) => (typeof value === 'string' ? value.trim() : value);

/** The conflicts. Lists are merged automatically; values written by a save of this draft are nobody else's. */
function programConflicts(edits: ProgramEdits, modules: readonly Module[], held: Held): ProgramConflict[] {
  return underDraftIds(modules, held).flatMap((module) => {
    const { base = null, mine = null } = edits.modules[module.id] ?? {};
    if (base === null || mine === null) return [];
    const theirs = fieldsOfModule(module);
    const known = [base, mine, ...(held.written[module.id] ?? [])];
    return plainFields.flatMap((field): ProgramConflict[] =>
      mine[field] === base[field] || known.some((one) => asKept(one[field]) === asKept(theirs[field]))
        ? []
        : [{ moduleId: module.id, field, mine: mine[field], theirs: theirs[field] }],
    );
  });
}

/** The conflicts as one difference of the whole programme: each side is a complete set of edits. */
export function conflictsOf<Fields extends ProgramFields>(
  { differenceOf }: SavedOwner<Fields>,
  edits: ProgramEdits,
  modules: readonly Module[],
  held: Held,
): Difference<Fields>[] {
  const conflicts = programConflicts(edits, modules, held);
  if (conflicts.length === 0) return [];
  const chosen = (side: 'mine' | 'theirs'): ProgramEdits => {
    const next = { ...edits, modules: { ...edits.modules } };
    for (const { moduleId, field, theirs } of conflicts) {
      const { base = null, mine = null } = next.modules[moduleId] ?? {};
      if (base === null || mine === null) continue;
      next.modules[moduleId] = {
        base: { ...base, [field]: theirs },
        mine: side === 'mine' ? mine : { ...mine, [field]: theirs },
      };
    }
    return next;
  };
  return [differenceOf({ base: edits, mine: chosen('mine'), theirs: chosen('theirs') })];
}

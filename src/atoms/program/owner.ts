import type { Module, ModuleOwner } from '#domain/course/schema.ts';
import type { Editable } from '../editor/config.ts';
import type { Editor } from '../editor/createEditor.ts';
import type { Difference } from '../editor/fields.ts';
import type { ProgramEdits } from './edits.ts';

/** The programme-related fields of a course or a marathon. */
export interface ProgramItem extends Editable {
  name: string;
  modules: Module[];
}

/** Its fields: the programme is one of them, as edits of the platform's copy. */
export interface ProgramFields {
  name: string;
  program: ProgramEdits;
}

/** A course or a marathon during a save. */
export interface SavedOwner<Fields extends ProgramFields> {
  type: ModuleOwner;
  /** The programme as a form field and as conflicts. */
  patchOf: (program: ProgramEdits) => Partial<Fields>;
  differenceOf: (sides: Record<'base' | 'mine' | 'theirs', ProgramEdits>) => Difference<Fields>;
}

/** The owner-specific configuration of a programme. */
export interface ProgramConfig<Item extends ProgramItem, Fields extends ProgramFields> extends Pick<
  SavedOwner<Fields>,
  'type' | 'patchOf'
> {
  editor: Editor<Item, Fields>;
}

import type { Module, ModuleOwner } from '#domain/course/schema.ts';
import type { Editable } from '../editor/config.ts';
import type { Editor } from '../editor/createEditor.ts';
import type { Difference } from '../editor/fields.ts';
import type { ProgramEdits } from './edits.ts';

/** A course or a marathon as far as its programme goes. */
export interface ProgramItem extends Editable {
  name: string;
  modules: Module[];
}

/** Its fields: the programme is one of them, as what differs from the platform's copy. */
export interface ProgramFields {
  name: string;
  program: ProgramEdits;
}

/** A course or a marathon as a save handles it. */
export interface SavedOwner<Fields extends ProgramFields> {
  type: ModuleOwner;
  /** The programme as an edit of the form, and as what both sides changed of it. */
  patchOf: (program: ProgramEdits) => Partial<Fields>;
  differenceOf: (sides: Record<'base' | 'mine' | 'theirs', ProgramEdits>) => Difference<Fields>;
}

/** What makes the programme of one kind of owner. */
export interface ProgramConfig<Item extends ProgramItem, Fields extends ProgramFields> extends Pick<
  SavedOwner<Fields>,
  'type' | 'patchOf'
> {
  editor: Editor<Item, Fields>;
}

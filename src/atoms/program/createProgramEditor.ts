import * as v from 'valibot';
import type { ModuleOwner } from '#domain/course/schema.ts';
import type { createCollection } from '../collection.ts';
import type { EditorConfig } from '../editor/save/stage.ts';
import { createEditor } from '../editor/createEditor.ts';
import { retargetUploadsAtom } from '../upload/uploads.ts';
import type { ProgramFields, ProgramItem, SavedOwner } from './owner.ts';
import { createProgram } from './program.ts';
import { createProgramSave } from './runSave.ts';

/** The configuration of an owner's editor, beyond that of every editor. */
interface ProgramEditorConfig<
  Item extends ProgramItem,
  Fields extends ProgramFields,
  Create,
  Update extends { id: string },
>
  extends
    Pick<EditorConfig<Item, Fields>, 'keys' | 'empty' | 'kept' | 'fieldsOf' | 'bodyOf' | 'check'>,
    Pick<SavedOwner<Fields>, 'patchOf' | 'differenceOf'> {
  type: ModuleOwner;
  collection: ReturnType<typeof createCollection<Item, Create, Update>>;
  schemas: {
    item: { entries: Record<string, unknown> };
    create: v.GenericSchema<unknown, Create>;
    update: v.GenericSchema<unknown, Update>;
  };
  publicationAtom: NonNullable<EditorConfig<Item, Fields>['sale']>['publicationAtom'];
}

/** The editor of an owner with a price, and its programme as screens use it. */
export function createProgramEditor<
  Item extends ProgramItem,
  Fields extends ProgramFields,
  Create,
  Update extends { id: string },
>({
  type,
  collection,
  patchOf,
  differenceOf,
  publicationAtom,
  ...config
}: ProgramEditorConfig<Item, Fields, Create, Update>) {
  const { schemas } = config;
  const { itemAtom, createAtom, sendAtom, refreshAtom, latestAtom } = collection;
  const editor = createEditor<Item, Fields>({
    ...config,
    kind: type,
    itemAtom,
    refresh: (set, id) => set(refreshAtom, id),
    create: (set, body) => set(createAtom, v.parse(schemas.create, body)),
    latest: (set) => set(latestAtom),
    async update(set, body) {
      await set(sendAtom, v.parse(schemas.update, body));
      return null;
    },
    program: createProgramSave({ type, patchOf, differenceOf }),
    sale: { contentType: type, publicationAtom },
  });
  editor.onSaved((set, from, to) => set(retargetUploadsAtom, { kind: type, from, to }));
  return { editor, program: createProgram<Item, Fields>({ type, editor, patchOf }) };
}

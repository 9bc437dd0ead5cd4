import * as v from 'valibot';
import { marathonKeys } from '#api/marathon/queries.ts';
import { marathon, marathonCreate, marathonUpdate, type Marathon } from '#api/marathon/schema.ts';
import type { EditorConfig } from '../editor/config.ts';
import { createOwnerDrafts } from '../modules/draft.ts';
import { marathonAtom, createMarathonAtom, refreshMarathonAtom, updateMarathonAtom } from './marathons.ts';
import {
  marathonFieldsOf,
  marathonUpdateOf,
  keptMarathonFields,
  noMarathonFields,
  type MarathonFields,
} from './fields.ts';

export { marathonUpdateOf, type MarathonFields } from './fields.ts';

/** What makes an editor of marathons. */
export const marathonEditing: EditorConfig<Marathon, MarathonFields> = {
  kind: 'marathon',
  keys: marathonKeys,
  itemAtom: marathonAtom,
  refresh: (set, id) => set(refreshMarathonAtom, id),
  create: (set, body) => set(createMarathonAtom, v.parse(marathonCreate, body)),
  update: (set, body) => set(updateMarathonAtom, v.parse(marathonUpdate, body)),
  schemas: { item: marathon, create: marathonCreate, update: marathonUpdate },
  empty: noMarathonFields,
  kept: keptMarathonFields,
  fieldsOf: marathonFieldsOf,
  bodyOf: marathonUpdateOf,
};

/** Drafts of marathons: `key` is a marathon's id, or `new`. */
export const {
  draftAtom: marathonDraftAtom,
  editAtom: editMarathonDraftAtom,
  changeModulesAtom: changeMarathonModulesAtom,
  restoreAtom: restoreMarathonDraftAtom,
  discardAtom: discardMarathonDraftAtom,
} = createOwnerDrafts(marathonEditing, (modules) => ({ modules }));

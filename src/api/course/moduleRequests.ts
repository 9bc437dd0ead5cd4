import { marathon } from '../marathon/endpoints.ts';
import { call } from '../request.ts';
import { course } from './endpoints.ts';
import type { ModuleCreate, ModuleOwner, ModuleUpdate } from '#domain/course/schema.ts';

/** The course or marathon of a module. */
export interface OwnerRef {
  type: ModuleOwner;
  id: string;
}

/** A module and its owner. */
export interface ModuleRef extends OwnerRef {
  moduleId: string;
}

/** An attachment and its module. */
export interface AttachmentRef extends ModuleRef {
  attachmentId: string;
}

const rows = { course, marathon };

/** Creates a module; without an `orderNumber` it comes last. */
export const createModule = ({ type, id }: OwnerRef, module: ModuleCreate) =>
  call(rows[type].createModule, { params: { id }, body: { ...module, [`${type}Id`]: id } });

/** Changes the given fields of a module. */
export const updateModule = ({ type, ...params }: ModuleRef, changes: ModuleUpdate) =>
  call(rows[type].updateModule, { params, body: changes });

/** Deletes a module with its attachments. Its lectures are kept. */
export const removeModule = ({ type, ...params }: ModuleRef) => call(rows[type].removeModule, { params });

/** Deletes an attachment. */
export const removeAttachment = ({ type, ...params }: AttachmentRef) =>
  call(rows[type].removeAttachment, { params });

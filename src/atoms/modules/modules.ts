import { atom, type Getter, type Setter } from 'jotai';
import { isApiError } from '#api/api-error.ts';
import {
  createModule,
  removeAttachment,
  removeModule,
  updateModule,
  type AttachmentRef,
  type ModuleRef,
  type OwnerRef,
} from '#api/course/moduleRequests.ts';
import type { Module, ModuleCreate, ModuleUpdate } from '#api/course/schema.ts';
import { uploadAttachment, type AttachmentUpload } from '#api/upload/requests.ts';
import type { Attachment } from '#api/upload/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { refreshCourseAtom } from '../courses/courses.ts';
import { refreshMarathonAtom } from '../marathons/marathons.ts';
import { createRunner } from '../run.ts';

const messages = defineMessages({
  ru: {
    create: 'Не\u00A0удалось создать модуль',
    update: 'Не\u00A0удалось изменить модуль',
    remove: 'Не\u00A0удалось удалить модуль',
    upload: 'Ошибка при загрузке вложения',
    removeAttachment: 'Не\u00A0удалось удалить файл модуля',
  },
  en: {
    create: 'Failed to create the module',
    update: 'Failed to edit the module',
    remove: 'Failed to delete the module',
    upload: 'Failed to upload the attachment',
    removeAttachment: 'Failed to delete the module’s file',
  },
});

const runner = createRunner();

/** Whether a module or an attachment of any course or marathon is being changed. */
export const modulesBusyAtom = runner.busyAtom;

const refreshAtoms = { course: refreshCourseAtom, marathon: refreshMarathonAtom };

interface Act<T> {
  owner: OwnerRef;
  text: keyof (typeof messages)['ru'];
  work: () => Promise<T>;
}

/** Acts on a module, for a save that reads its owner again by itself. What the author gave up themselves is not told. */
export const actOnModule = <T>(get: Getter, set: Setter, { text, work }: Omit<Act<T>, 'owner'>): Promise<T> =>
  runner.run(get, set, work, {
    text: (language, error) =>
      isApiError(error) && error.kind === 'aborted' ? null : messages[language][text],
  });

/** Acts on a module and reads its owner again. */
async function act<T>(get: Getter, set: Setter, { owner, ...acting }: Act<T>): Promise<T> {
  const answer = await actOnModule(get, set, acting);
  await set(refreshAtoms[owner.type], owner.id);
  return answer;
}

/** Creates a module; without an `orderNumber` it comes last. */
export const createModuleAtom = atom(
  null,
  (get, set, { module, ...owner }: OwnerRef & { module: ModuleCreate }): Promise<Module> =>
    act(get, set, { owner, text: 'create', work: () => createModule(owner, module) }),
);

/** Changes the given fields of a module. */
export const updateModuleAtom = atom(
  null,
  (get, set, { changes, ...module }: ModuleRef & { changes: ModuleUpdate }) =>
    act(get, set, { owner: module, text: 'update', work: () => updateModule(module, changes) }),
);

/** Deletes a module with its attachments. */
export const removeModuleAtom = atom(null, (get, set, module: ModuleRef) =>
  act(get, set, { owner: module, text: 'remove', work: () => removeModule(module) }),
);

/** Uploads a file to a module, of a course by default. */
export const uploadAttachmentAtom = atom(
  null,
  (
    get,
    set,
    {
      signal,
      onUploadProgress,
      type = 'course',
      ...upload
    }: AttachmentUpload & {
      signal?: AbortSignal;
      /** Bytes that have left, in the browser only. */
      onUploadProgress?: (sentBytes: number) => void;
    },
  ): Promise<Attachment> => {
    const watch = { ...(signal && { signal }), ...(onUploadProgress && { onUploadProgress }) };
    const work = () => uploadAttachment({ type, ...upload }, watch);
    return act(get, set, { owner: { type, id: upload.id }, text: 'upload', work });
  },
);

/** Deletes an attachment. */
export const removeAttachmentAtom = atom(null, (get, set, attachment: AttachmentRef) =>
  act(get, set, {
    owner: attachment,
    text: 'removeAttachment',
    work: () => removeAttachment(attachment),
  }),
);

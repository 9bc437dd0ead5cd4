import type { Course, Module, ModuleOwner } from '#domain/course/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Attachment } from '#domain/upload/schema.ts';
import type { TestPlatform } from './platform.ts';

/** What a course or a marathon can be created with; the dates are a marathon's. */
export const goodOwner = {
  name: 'Опора и дыхание',
  startsAt: '2027-03-01T06:00:00Z',
  timezone: 'Europe/Moscow',
};

/** Creates a course or a marathon without modules: its id. */
export async function makeOwner(at: TestPlatform, type: ModuleOwner): Promise<string> {
  return (await at.ask<Course>(endpoints[type].create, { body: goodOwner })).id;
}

/** Creates a course or a marathon with one module. */
export async function makeModule(at: TestPlatform, type: ModuleOwner) {
  const id = await makeOwner(at, type);
  const made = await at.ask<Module>(endpoints[type].createModule, {
    params: { id },
    body: { name: 'Начало' },
  });
  return { id, moduleId: made.id };
}

/** A file that a module takes. */
export const goodAttachment = {
  query: `?fileName=${encodeURIComponent('План.pdf')}`,
  raw: new TextEncoder().encode('%PDF-1.7 план занятий'),
};

/** Creates a course or a marathon with one module and a file in it. */
export async function makeAttachment(at: TestPlatform, type: ModuleOwner) {
  const { id, moduleId } = await makeModule(at, type);
  const sent = { params: { type, id, moduleId }, ...goodAttachment };
  const made = await at.ask<Attachment>(endpoints.upload.attachment, sent);
  return { id, moduleId, attachmentId: made.id };
}

import { maxModuleLectures } from '#domain/course/schema.ts';
import type { LectureRow, ProgramFile, ProgramLecture, ProgramModule, ProgramTree } from '../types.ts';

/** A temporary id. */
export const newId = () => crypto.randomUUID();

/** The name of a lecture for a file: without extension, and with spaces for separators. */
export function nameOfFile(fileName: string): string {
  const stem = fileName.replace(/\.[^.]{1,8}$/, '');
  return (stem === '' ? fileName : stem).replaceAll('_', ' ').trim().slice(0, 120);
}

/** The stored facts of a chosen file. */
export const fileOf = ({ name, size, type }: File): ProgramFile => ({ fileName: name, size, mime: type });

/** A new module. */
export const draftModule = (patch: Partial<ProgramModule>): ProgramModule => ({
  id: newId(),
  isDraft: true,
  orderNumber: 0,
  name: '',
  description: '',
  dayOffset: null,
  lectures: [],
  attachments: [],
  ...patch,
});

/** A new lecture. */
export const draftLecture = (patch: Partial<ProgramLecture>): ProgramLecture => ({
  id: newId(),
  isDraft: true,
  name: '',
  description: '',
  streamID: null,
  durationSec: null,
  file: null,
  ...patch,
});

/** A new lecture with the texts and recording of another. */
export const copyOf = ({ description, streamID, durationSec }: LectureRow, name: string): ProgramLecture =>
  draftLecture({ name, description, streamID, durationSec });

/** The ids that still fit into a module. */
export function fitting(tree: ProgramTree, moduleId: string, ids: readonly string[]): string[] {
  const standing = new Set(tree.modules[moduleId]?.lectures ?? []);
  const fresh = [...new Set(ids)].filter((id) => !standing.has(id));
  return fresh.slice(0, Math.max(0, maxModuleLectures - standing.size));
}

import { useAtomValue, useSetAtom } from 'jotai';
import type { ChangePlace, ProgramChange } from '#atoms/program/types.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { lookedText } from '#lib/richText/words.ts';
import type { ChangeLine, ChangeSection } from '../ChangeList/ChangeList.tsx';
import type { ChangeLook } from '../ChangeList/changeLook.ts';
import { changeMessages } from './changeMessages.ts';
import { rowOfChange } from './marks.ts';
import { useProgramDesk } from './program.ts';

type Texts = (typeof changeMessages)['ru'];

const placeOf = (value: ProgramChange['before']): ChangePlace | null =>
  typeof value === 'object' && value !== null ? value : null;
const text = (value: ProgramChange['before']): string =>
  typeof value === 'object' ? '' : String(value ?? '');

function lookOf({ kind, subject, aspect }: ProgramChange): ChangeLook {
  if (kind === 'create')
    return subject === 'module' ? 'addModule' : subject === 'lecture' ? 'add' : 'addFile';
  if (kind === 'remove') return subject === 'lecture' && aspect === 'place' ? 'remove' : 'delete';
  return kind === 'change' ? 'edit' : subject === 'module' ? 'order' : 'move';
}

/** Where something came from and where it goes, in words. */
function moveText(change: ProgramChange, numberOf: (id: string) => number | null, t: Texts): string {
  const [from, to] = [placeOf(change.before), placeOf(change.after)];
  if (to === null) return '';
  if (change.subject === 'module') return t.moduleMoved(from?.number ?? 0, to.number);
  if (from === null || from.moduleId === to.moduleId) return t.movedWithin(from?.number ?? 0, to.number);
  return t.movedBetween(
    numberOf(from.moduleId) ?? from.moduleName,
    numberOf(to.moduleId) ?? to.moduleName,
    to.number,
  );
}

interface Words {
  numberOf: (id: string) => number | null;
  bytes: (size: number) => string;
  t: Texts;
}

/** The words of one change, without what they are done with. */
function wordsOf(change: ProgramChange, { numberOf, bytes, t }: Words): Omit<ChangeLine, 'id' | 'look'> {
  const { kind, subject, aspect, name, size } = change;
  const sized = (what: string) => (size === null || size === 0 ? what : `${what}, ${bytes(size)}`);
  const called = name || t.unnamed;
  if (kind === 'create') {
    if (subject === 'module') return { title: t.newModule, note: called };
    if (subject === 'attachment') return { title: t.newFile, note: sized(called) };
    return aspect === 'whole'
      ? { title: t.newLecture, note: sized(called) }
      : { title: called, note: t.addedExisting };
  }
  if (kind === 'remove') {
    if (subject === 'module') return { title: t.moduleRemoved(called), note: t.lecturesStay };
    return subject === 'attachment'
      ? { title: t.fileRemoved(called), ...(size !== null && { note: bytes(size) }) }
      : { title: called, note: t.lectureRemoved };
  }
  if (kind === 'move') {
    return {
      title: subject === 'module' ? t.modulePlace(called) : called,
      note: moveText(change, numberOf, t),
    };
  }
  if (aspect === 'media') return { title: t.media(called), note: sized(text(change.after)) };
  const [before, after] = [text(change.before), text(change.after)];
  if (aspect === 'name') return { title: subject === 'module' ? t.moduleName : t.lectureName, before, after };
  if (aspect === 'dayOffset') return { title: t.day(called), before: before || '0', after: after || '0' };
  const description = { title: t.description(called), before, after };
  // A module has plain words, a lecture has rich text.
  return subject === 'module'
    ? description
    : { ...description, before: lookedText(before), after: lookedText(after) };
}

/** What a save will do, in words: by module, removals first, then what changes of the course or marathon itself. */
export function useChangeSections(ownName: string, fieldName: (field: string) => string) {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(changeMessages);
  const language = useLanguage();
  const revert = useSetAtom(program.revertChangeAtom);
  const { groups, fields, uploadBytes } = useAtomValue(program.changesAtom(key));
  const { modules } = useAtomValue(program.treeAtom(key));
  const lit = useAtomValue(view.litAtom);
  const numberOf = (id: string) => modules[id]?.orderNumber ?? null;
  const bytes = (size: number) => formatBytes(size, language);

  const sections = groups.map(({ moduleId, name, changes }): ChangeSection => {
    const number = numberOf(moduleId);
    const called = name || t.unnamed;
    const lines = changes.map((change): ChangeLine => ({
      ...wordsOf(change, { numberOf, bytes, t }),
      id: change.id,
      look: lookOf(change),
      row: rowOfChange(change, moduleId),
      onRevert: () => revert({ key, id: change.id }),
    }));
    const isRemoval = ({ look }: ChangeLine) => look === 'remove' || look === 'delete';
    return {
      id: moduleId,
      title: number === null ? t.removedModule(called) : t.module(number, called),
      lines: [...lines.filter(isRemoval), ...lines.filter((line) => !isRemoval(line))],
    };
  });
  if (fields.length > 0) {
    const lines = fields.map((field): ChangeLine => ({ id: field, look: 'edit', title: fieldName(field) }));
    sections.push({ id: 'own', title: ownName, lines });
  }
  const count = sections.reduce((sum, { lines }) => sum + lines.length, 0);
  return {
    sections,
    count,
    lit,
    summary: t.summary(count, uploadBytes > 0 ? bytes(uploadBytes) : null),
  };
}

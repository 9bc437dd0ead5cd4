import type { Atom, Getter } from 'jotai';
import type { CourseFields } from '#atoms/course/fields.ts';
import type { ProgramTree } from '#atoms/program/types.ts';
import type { CompareField, ComparePart } from '#features/kits/editor/EditorKit/kind.ts';
import { programTexts, withTexts } from './programTexts.ts';
import { prose, word } from '#features/kits/editor/EditorKit/values.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { compareMessages } from './compareMessages.ts';

type Edits = CourseFields['program'];
type ModuleFields = NonNullable<Edits['modules'][string]['mine']>;

/** The fields of a module that may conflict; its lists are merged automatically. */
const plainFields = ['name', 'description', 'dayOffset'] as const;
type PlainField = (typeof plainFields)[number];

const partId = (moduleId: string, field: PlainField) => `${field}/${moduleId}`;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Edits with fields of modules as other edits have them: `wanted` says which. */
function withFields(edits: Edits, from: Edits, wanted: (id: string, field: PlainField) => boolean): Edits {
  const modules = Object.entries(edits.modules).map(([id, edit]): [string, typeof edit] => {
    const theirs = from.modules[id]?.mine;
    if (edit.mine === null || theirs == null) return [id, edit];
    const taken = plainFields.filter((field) => wanted(id, field));
    const patch = Object.fromEntries(taken.map((field) => [field, theirs[field]]));
    return [id, { ...edit, mine: { ...edit.mine, ...patch } }];
  });
  return { ...edits, modules: Object.fromEntries(modules) };
}

const differs = (one: Edits, other: Edits, id: string, field: PlainField) =>
  one.modules[id]?.mine?.[field] !== other.modules[id]?.mine?.[field];

/** The edits of a programme in words, a line for each thing. */
function linesOf({ modules, lectures, attachments, order }: Edits, language: Language): string[] {
  const t = compareMessages[language];
  const changed = (base: ModuleFields, mine: ModuleFields) =>
    (['name', 'description', 'dayOffset', 'lectures', 'attachments'] as const)
      .filter((field) => !same(base[field], mine[field]))
      .map((field) => t[field]);
  return [
    ...Object.values(modules).flatMap(({ base, mine }) => {
      if (mine === null) return base === null ? [] : [t.gone(base.name)];
      return [base === null ? t.newModule(mine.name) : t.changed(base.name, changed(base, mine))];
    }),
    ...Object.values(lectures).map(({ base, mine }) => (base === null ? t.newLecture : t.lecture)(mine.name)),
    ...Object.values(attachments).map(({ fileName }) => t.file(fileName)),
    ...(order === null ? [] : [t.order]),
  ];
}

/** The parts of a programme that the comparison needs. */
export interface ComparedProgram {
  treeAtom: (key: string) => Atom<ProgramTree>;
  editsWith: (get: Getter, change: { key: string; work: (tree: ProgramTree) => ProgramTree }) => Edits | null;
}

/**
 * How two versions of a programme are compared: in a conflict by what both sides wrote of a module, each for itself; where more
 * differs, as the edits that each holds.
 */
export function programField(
  language: Language,
  { treeAtom, editsWith }: ComparedProgram,
): Omit<CompareField<Pick<CourseFields, 'program'>>, 'label'> {
  const t = compareMessages[language];
  const shown = (field: PlainField, value: string | number | null) =>
    field === 'dayOffset' ? word(t.day(Number(value ?? 0), value === null)) : prose(String(value ?? ''));
  return {
    value: ({ program }) => word(linesOf(program, language).join('\n') || t.none),
    parts: {
      of({ platform: { program: theirs }, device: { program: mine } }, get, key) {
        const all = (id: string, field: PlainField) => differs(mine, theirs, id, field);
        if (!same(withFields(mine, theirs, all), theirs)) return null;
        const numbers = get(treeAtom(key)).modules;
        return Object.keys(mine.modules).flatMap((id) =>
          plainFields
            .filter((field) => all(id, field))
            .map((field): ComparePart => {
              const of = {
                number: numbers[id]?.orderNumber ?? null,
                name: theirs.modules[id]?.mine?.name ?? '',
              };
              return {
                id: partId(id, field),
                label: t.part({ ...of, field }, t[field]),
                platform: shown(field, theirs.modules[id]?.mine?.[field] ?? null),
                device: shown(field, mine.modules[id]?.mine?.[field] ?? null),
              };
            }),
        );
      },
      put: ({ platform, device }, ids) => ({
        program: withFields(device.program, platform.program, (id, field) => ids.includes(partId(id, field))),
      }),
    },
    texts: {
      of: (_fields, get, key) => programTexts(get(treeAtom(key)), language),
      put(_fields, changed, get, key) {
        const program = editsWith(get, { key, work: (tree) => withTexts(tree, changed) });
        return program === null ? {} : { program };
      },
    },
  };
}

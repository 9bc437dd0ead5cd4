import * as v from 'valibot';
import { readLectures } from '#atoms/program/readLectures.ts';
import type { BulkSubject } from '#domain/bulk/fields.ts';
import { textsOf, type BulkText, type TextSubject } from '#domain/bulk/texts.ts';
import { module, moduleOwners, type ModuleOwner } from '#domain/course/schema.ts';
import type { Kind } from '#domain/kinds.ts';

/** Longest description of a kind that differs from the others. */
const longest = (kind: Kind) => (kind === 'consultation' ? 3000 : 5000);

/** A selected thing as texts. */
export const textSubject = ({ kind, id, name, item, publication }: BulkSubject): TextSubject => ({
  kind,
  id,
  name,
  owner: null,
  publicationId: publication?.id ?? null,
  language: item.language ?? null,
  within: null,
  texts: textsOf(name, item.description, [3, longest(kind)]),
});

const withModules = v.looseObject({ modules: v.optional(v.array(module), []) });

/** Whether things of a kind have a programme. */
export const hasProgramme = (kind: Kind): kind is ModuleOwner => moduleOwners.some((owner) => owner === kind);

const nameAlone = (texts: BulkText[]) => texts.filter(({ field }) => field === 'name');

/** The modules and lectures of the selected courses or marathons: their names. A lecture of several is taken once. */
export async function partsOf(type: ModuleOwner, subjects: readonly BulkSubject[]): Promise<TextSubject[]> {
  const programmes = subjects.map((subject) => ({
    subject,
    modules: v.parse(withModules, subject.item).modules,
  }));
  const within = new Map<string, string>();
  for (const { subject, modules } of programmes)
    for (const { lectures } of modules)
      for (const id of lectures) if (!within.has(id)) within.set(id, subject.name);
  const lectures = await readLectures([...within.keys()]);
  const base = { publicationId: null, language: null };
  return [
    ...programmes.flatMap(({ subject, modules }) =>
      modules.map(({ id, name }) => ({
        ...base,
        kind: 'module' as const,
        id,
        name,
        owner: { type, id: subject.id },
        within: subject.name,
        texts: nameAlone(textsOf(name, null, [1, 0])),
      })),
    ),
    ...lectures.map(({ id, name, language = null }) => ({
      ...base,
      kind: 'lecture' as const,
      id,
      name,
      owner: null,
      language,
      within: within.get(id) ?? null,
      texts: nameAlone(textsOf(name, null, [3, 0])),
    })),
  ];
}

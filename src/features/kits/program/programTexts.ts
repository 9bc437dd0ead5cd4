import type { ProgramTree } from '#atoms/program/types.ts';
import type { FieldText } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { compareMessages } from './compareMessages.ts';

const textFields = ['name', 'description'] as const;

/** The modules of a programme, and the lectures in it that its author made or changed here; others belong to the catalogue. */
export function programTexts({ order, modules, lectures }: ProgramTree, language: Language): FieldText[] {
  const t = compareMessages[language];
  const told = new Set<string>();
  return order.flatMap((moduleId) => {
    const module = modules[moduleId];
    if (module === undefined) return [];
    const { orderNumber: number, name } = module;
    return [
      ...textFields.map((field) => ({
        id: `module/${moduleId}/${field}`,
        label: t.part({ number, name, field }, t[field]),
        text: module[field],
      })),
      ...module.lectures.flatMap((id) => {
        const lecture = lectures[id];
        if (lecture === undefined || told.has(id)) return [];
        told.add(id);
        return textFields.map((field) => ({
          id: `lecture/${id}/${field}`,
          label: `${t.lecture(lecture.name)}, ${t[field]}`,
          text: lecture[field],
          isRich: field === 'description',
        }));
      }),
    ];
  });
}

/** A programme with some of these texts changed. */
export function withTexts(tree: ProgramTree, changed: ReadonlyMap<string, string>): ProgramTree {
  const put = <Node extends { name: string; description: string }>(
    type: 'module' | 'lecture',
    nodes: Readonly<Record<string, Node>>,
  ): Record<string, Node> =>
    Object.fromEntries(
      Object.entries(nodes).map(([id, node]) => {
        const [name, description] = textFields.map((field) => changed.get(`${type}/${id}/${field}`));
        if (name === undefined && description === undefined) return [id, node];
        return [id, { ...node, name: name ?? node.name, description: description ?? node.description }];
      }),
    );
  return { ...tree, modules: put('module', tree.modules), lectures: put('lecture', tree.lectures) };
}

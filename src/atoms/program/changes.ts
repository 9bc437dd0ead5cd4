import { plainFields, type LectureEdit, type PlainField } from './edits.ts';
import { sameValue } from '../editor/fields.ts';
import { keptInOrder } from './order.ts';
import type {
  ChangeAspect,
  ChangeGroup,
  ChangeKind,
  ChangePlace,
  ChangeSubject,
  ProgramChange,
  ProgramModule,
  ProgramTree,
} from './types.ts';

/** The platform's state and the author's, with the names of catalogue lectures. */
export interface Both {
  before: ProgramTree;
  after: ProgramTree;
  /** The edits of catalogue lectures, with their original values. */
  lectures: Readonly<Record<string, LectureEdit>>;
  nameOf: (lectureId: string) => string;
}

const idOf = (subject: ChangeSubject, aspect: ChangeAspect, moduleId: string, nodeId: string) =>
  [subject, aspect, moduleId, nodeId].join('|');

const placeIn = (tree: ProgramTree, module: ProgramModule, id: string): ChangePlace => ({
  moduleId: module.id,
  moduleName: module.name || (tree.modules[module.id]?.name ?? ''),
  number: module.lectures.indexOf(id) + 1,
});

/** The modules of each lecture, among these modules. */
function modulesOfLectures({ modules }: ProgramTree, ids: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const moduleId of ids)
    for (const id of modules[moduleId]?.lectures ?? []) {
      const known = found.get(id);
      if (known === undefined) found.set(id, [moduleId]);
      else known.push(moduleId);
    }
  return found;
}

interface Where {
  /** Only of modules whose list of lectures or its order has changed: elsewhere nothing moved. */
  was: Map<string, string[]>;
  is: Map<string, string[]>;
  /** Modules that did not move. */
  stays: ReadonlySet<string>;
}

export function whereOf({ before, after }: Both): Where {
  const stayed = (id: string) => sameValue(before.modules[id]?.lectures, after.modules[id]?.lectures);
  const ids = [...new Set([...before.order, ...after.order])].filter((id) => !stayed(id));
  return {
    was: modulesOfLectures(before, ids),
    is: modulesOfLectures(after, ids),
    stays: keptInOrder(before.order, after.order),
  };
}

const stands = ({ modules }: ProgramTree, lecture: string) =>
  Object.values(modules).some(({ lectures }) => lectures.includes(lecture));

/** The module that a lecture left for this one. */
export function origin({ was, is }: Where, id: string, moduleId: string): string | null {
  const left = (was.get(id) ?? []).filter((one) => !is.get(id)?.includes(one));
  const came = (is.get(id) ?? []).filter((one) => !was.get(id)?.includes(one));
  return left[came.indexOf(moduleId)] ?? null;
}

/** The module that a lecture left this one for. */
export function goal({ was, is }: Where, id: string, moduleId: string): string | null {
  const left = (was.get(id) ?? []).filter((one) => !is.get(id)?.includes(one));
  const came = (is.get(id) ?? []).filter((one) => !was.get(id)?.includes(one));
  return came[left.indexOf(moduleId)] ?? null;
}

function moduleChanges({ before, after }: Both, { stays }: Where, module: ProgramModule): ProgramChange[] {
  const { id, name } = module;
  const former = before.modules[id];
  const common = { subject: 'module' as const, nodeId: id, name, size: null };
  if (former === undefined)
    return [
      {
        ...common,
        id: idOf('module', 'whole', id, id),
        kind: 'create',
        aspect: 'whole',
        before: null,
        after: name,
      },
    ];
  const changes = plainFields.flatMap((field: PlainField): ProgramChange[] =>
    former[field] === module[field]
      ? []
      : [
          {
            ...common,
            id: idOf('module', field, id, id),
            kind: 'change',
            aspect: field,
            before: former[field],
            after: module[field],
          },
        ],
  );
  if (stays.has(id)) return changes;
  const placeOf = (order: readonly string[]): ChangePlace => ({
    moduleId: id,
    moduleName: name,
    number: order.indexOf(id) + 1,
  });
  const place = idOf('module', 'place', id, id);
  return [
    ...changes,
    {
      ...common,
      id: place,
      kind: 'move',
      aspect: 'place',
      before: placeOf(before.order),
      after: placeOf(after.order),
    },
  ];
}

function placeChanges(both: Both, where: Where, module: ProgramModule): ProgramChange[] {
  const { before, after, nameOf } = both;
  const former = before.modules[module.id];
  const stayed = keptInOrder(former?.lectures ?? [], module.lectures);
  return module.lectures.flatMap((id): ProgramChange[] => {
    if (stayed.has(id)) return [];
    const draft = after.lectures[id];
    const now = placeIn(after, module, id);
    const common = { subject: 'lecture' as const, nodeId: id, name: nameOf(id), after: now, size: null };
    const place = idOf('lecture', 'place', module.id, id);
    if (draft?.isDraft)
      return before.lectures[id] === undefined && !stands(before, id)
        ? [
            {
              ...common,
              id: idOf('lecture', 'whole', module.id, id),
              kind: 'create',
              aspect: 'whole',
              before: null,
              size: draft.file?.size ?? null,
            },
          ]
        : [];
    if (former?.lectures.includes(id))
      return [{ ...common, id: place, kind: 'move', aspect: 'place', before: placeIn(before, former, id) }];
    const from = before.modules[origin(where, id, module.id) ?? ''];
    return from === undefined
      ? [{ ...common, id: place, kind: 'create', aspect: 'place', before: null }]
      : [{ ...common, id: place, kind: 'move', aspect: 'place', before: placeIn(before, from, id) }];
  });
}

/** Lectures that left a module without entering another. */
function leftChanges({ before, after, nameOf }: Both, where: Where, former: ProgramModule): ProgramChange[] {
  const standing = new Set(after.modules[former.id]?.lectures ?? []);
  return former.lectures.flatMap((id): ProgramChange[] =>
    standing.has(id) || goal(where, id, former.id) !== null
      ? []
      : [
          {
            id: idOf('lecture', 'place', former.id, id),
            kind: 'remove',
            subject: 'lecture',
            aspect: 'place',
            nodeId: id,
            name: nameOf(id),
            before: placeIn(before, former, id),
            after: null,
            size: null,
          },
        ],
  );
}

function textChanges(both: Both, told: Set<string>, module: ProgramModule): ProgramChange[] {
  return module.lectures.flatMap((id): ProgramChange[] => {
    const edit = both.lectures[id];
    // A lecture in several modules is changed once.
    if (edit?.base === null || edit === undefined || told.has(id)) return [];
    told.add(id);
    const { base, mine } = edit;
    const common = { kind: 'change' as const, subject: 'lecture' as const, nodeId: id, name: mine.name };
    const texts = (['name', 'description'] as const).filter((field) => base[field] !== mine[field]);
    const changes = texts.map((aspect): ProgramChange => ({
      ...common,
      id: idOf('lecture', aspect, module.id, id),
      aspect,
      before: base[aspect],
      after: mine[aspect],
      size: null,
    }));
    if (mine.file === null) return changes;
    const media = { id: idOf('lecture', 'media', module.id, id), aspect: 'media' as const, before: null };
    return [...changes, { ...common, ...media, after: mine.file.fileName, size: mine.file.size }];
  });
}

function attachmentChanges({ before, after }: Both, id: string): ProgramChange[] {
  const [was, is] = [before.modules[id]?.attachments ?? [], after.modules[id]?.attachments ?? []];
  const line = (kind: ChangeKind, tree: ProgramTree, nodeId: string): ProgramChange[] => {
    const attachment = tree.attachments[nodeId];
    if (attachment === undefined) return [];
    const { fileName, size } = attachment;
    const [from, to] = kind === 'create' ? [null, fileName] : [fileName, null];
    const common = { subject: 'attachment' as const, aspect: 'whole' as const, nodeId, name: fileName, size };
    return [{ ...common, id: idOf('attachment', 'whole', id, nodeId), kind, before: from, after: to }];
  };
  return [
    ...is.filter((one) => !was.includes(one)).flatMap((one) => line('create', after, one)),
    ...was.filter((one) => !is.includes(one)).flatMap((one) => line('remove', before, one)),
  ];
}

/** The effect of a save on the programme, by module in the order of the tree; deleted modules last. */
export function changesOf(both: Both): ChangeGroup[] {
  const { before, after } = both;
  const where = whereOf(both);
  const told = new Set<string>();
  const kept = after.order.flatMap((id): ChangeGroup[] => {
    const [module, former] = [after.modules[id], before.modules[id]];
    if (module === undefined) return [];
    const changes = [
      ...moduleChanges(both, where, module),
      ...(module === former ? [] : placeChanges(both, where, module)),
      ...(former === undefined || module === former ? [] : leftChanges(both, where, former)),
      ...textChanges(both, told, module),
      ...(module === former ? [] : attachmentChanges(both, id)),
    ];
    const state = former === undefined ? ('created' as const) : ('kept' as const);
    return changes.length === 0 ? [] : [{ moduleId: id, name: module.name, state, changes }];
  });
  const gone = before.order.flatMap((id): ChangeGroup[] => {
    const former = before.modules[id];
    if (former === undefined || after.modules[id] !== undefined) return [];
    const whole: ProgramChange = {
      id: idOf('module', 'whole', id, id),
      kind: 'remove',
      subject: 'module',
      aspect: 'whole',
      nodeId: id,
      name: former.name,
      before: former.name,
      after: null,
      size: null,
    };
    const changes = [whole, ...leftChanges(both, where, former), ...attachmentChanges(both, id)];
    return [{ moduleId: id, name: former.name, state: 'removed', changes }];
  });
  return [...kept, ...gone];
}

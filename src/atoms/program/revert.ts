import { goal, origin, whereOf, type Both } from './changes.ts';
import { plainFields } from './edits.ts';
import { addModule, moveLectures, moveModules, putLectures, removeNodes, withModule } from './moves.ts';
import { formerPlace } from './order.ts';
import type { ProgramLecture, ProgramModule, ProgramTree } from './types.ts';

/** Restores a deleted module, with the content that has no other place since. */
function bringBack(both: Both, id: string): ProgramTree {
  const { before, after } = both;
  const former = before.modules[id];
  if (former === undefined) return after;
  const where = whereOf(both);
  const lectures = former.lectures.filter((one) => goal(where, one, id) === null);
  return addModule(after, { ...former, lectures }, formerPlace(before.order, after.order, id));
}

function revertModule(both: Both, aspect: string, id: string): ProgramTree {
  const { before, after } = both;
  const [former, now] = [before.modules[id], after.modules[id]];
  if (now === undefined) return bringBack(both, id);
  if (former === undefined) return removeNodes(after, [{ type: 'module', id }]);
  if (aspect === 'place') {
    const others = after.order.filter((one) => one !== id);
    const place = formerPlace(before.order, others, id);
    return moveModules({ ...after, order: [...others, id] }, [id], place);
  }
  const field = plainFields.find((one) => one === aspect);
  return field === undefined ? after : withModule(after, id, { [field]: former[field] });
}

function revertLecture(both: Both, aspect: string, moduleId: string, id: string): ProgramTree {
  const { before, after, lectures } = both;
  const former = before.modules[moduleId];
  const stands = after.modules[moduleId]?.lectures.includes(id) === true;
  if (aspect === 'whole') return removeNodes(after, [{ type: 'lecture', moduleId, id }]);
  if (aspect === 'place') {
    const back = (to: ProgramModule) => {
      const list = (after.modules[to.id]?.lectures ?? []).filter((one) => one !== id);
      return formerPlace(to.lectures, list, id);
    };
    if (!stands) return former === undefined ? after : putLectures(after, moduleId, [id], back(former));
    if (former?.lectures.includes(id)) {
      const others = (after.modules[moduleId]?.lectures ?? []).filter((one) => one !== id);
      const aside = withModule(after, moduleId, { lectures: [...others, id] });
      return putLectures(aside, moduleId, [id], back(former));
    }
    const where = whereOf(both);
    const from = before.modules[origin(where, id, moduleId) ?? ''];
    return from === undefined || after.modules[from.id] === undefined
      ? removeNodes(after, [{ type: 'lecture', moduleId, id }])
      : moveLectures(after, [{ moduleId, id }], from.id, back(from));
  }
  const [edit, lecture] = [lectures[id], after.lectures[id]];
  if (edit === undefined || edit.base === null || lecture === undefined) return after;
  const patch: Partial<ProgramLecture> =
    aspect === 'name'
      ? { name: edit.base.name }
      : aspect === 'description'
        ? { description: edit.base.description }
        : { file: null };
  return { ...after, lectures: { ...after.lectures, [id]: { ...lecture, ...patch } } };
}

/** The tree without one of its changes. */
export function withoutChange(both: Both, change: string): ProgramTree {
  const [subject, aspect = '', moduleId = '', id = ''] = change.split('|');
  const { before, after } = both;
  if (subject === 'module') return revertModule(both, aspect, id);
  if (subject === 'lecture') return revertLecture(both, aspect, moduleId, id);
  const module = after.modules[moduleId];
  if (module?.attachments.includes(id)) return removeNodes(after, [{ type: 'attachment', moduleId, id }]);
  const { attachments: was = [] } = before.modules[moduleId] ?? {};
  if (module === undefined || !was.includes(id)) return after;
  const place = formerPlace(was, module.attachments, id);
  return withModule(after, moduleId, { attachments: module.attachments.toSpliced(place, 0, id) });
}

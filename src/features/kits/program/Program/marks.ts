import type { ChangeGroup, ProgramChange, SaveProgress, SaveStep } from '#atoms/program/types.ts';
import type { TreeNode, TreeTone } from '#components/data/Tree/treeModel.ts';
import { attachmentRow, lectureRow, moduleRow } from './nodeIds.ts';
import type { markMessages } from './markMessages.ts';

/** The word of a row for what has happened to it. */
export type Mark = NonNullable<TreeNode['state']>;

type Texts = (typeof markMessages)['ru'];

/** The row that a change is about. */
export function rowOfChange({ subject, nodeId }: ProgramChange, moduleId: string): string {
  if (subject === 'module') return moduleRow(nodeId);
  return subject === 'lecture' ? lectureRow(moduleId, nodeId) : attachmentRow(moduleId, nodeId);
}

const placeOf = (place: ProgramChange['before']) =>
  typeof place === 'object' && place !== null ? place : null;

/** One word for a change; null for a removal, whose row is gone. */
function wordOf(
  change: ProgramChange,
  numberOf: (moduleId: string) => number | null,
  t: Texts,
): string | null {
  const { kind, subject, aspect } = change;
  if (kind === 'remove') return null;
  if (kind === 'create') {
    if (subject === 'module') return t.newModule;
    if (subject === 'attachment') return t.newAttachment;
    return aspect === 'whole' ? t.newLecture : t.added;
  }
  if (kind === 'change') {
    const words = { name: t.name, description: t.description, dayOffset: t.dayOffset, media: t.media };
    return aspect === 'place' || aspect === 'whole' ? null : words[aspect];
  }
  const [from, to] = [placeOf(change.before), placeOf(change.after)];
  if (from === null || to === null) return t.moved;
  if (subject === 'module') return t.wasAt(from.number);
  const number = from.moduleId === to.moduleId ? null : numberOf(from.moduleId);
  return number === null ? t.moved : t.fromModule(number);
}

/** The words of all rows that a save would change, by their ids. Of several changes of a row the first counts. */
export function changeWords(
  groups: readonly ChangeGroup[],
  numberOf: (moduleId: string) => number | null,
  t: Texts,
): Map<string, string> {
  const words = new Map<string, string>();
  for (const { moduleId, changes } of groups) {
    for (const change of changes) {
      const row = rowOfChange(change, moduleId);
      const word = wordOf(change, numberOf, t);
      if (word !== null && !words.has(row)) words.set(row, word);
    }
  }
  return words;
}

/** What a step is about, by the id that the tree knows it by; null for steps of the course itself. Its own id ends with it. */
const nodeOfStep = ({ id, moduleId }: SaveStep): string | null =>
  moduleId === null ? null : id.slice(id.lastIndexOf('/') + 1);

/** How the steps of one thing stand, taken together. */
function toneOf(steps: readonly SaveStep[]): TreeTone {
  if (steps.some(({ state }) => state === 'failed')) return 'failed';
  if (steps.some(({ state }) => state === 'running')) return 'busy';
  return steps.every(({ state }) => state === 'done' || state === 'skipped') ? 'done' : 'neutral';
}

/** The marks of all rows: what waits to be saved, and while a save goes on, or stopped in the middle, how far each is. */
export function marksOf(
  words: ReadonlyMap<string, string>,
  { status, steps }: Pick<SaveProgress, 'status' | 'steps'>,
  t: Texts,
): Map<string, Mark> {
  const saving = status === 'running' || status === 'cut';
  const byNode = new Map<string, SaveStep[]>();
  if (saving) {
    for (const step of steps) {
      const node = nodeOfStep(step);
      if (node !== null) byNode.set(node, [...(byNode.get(node) ?? []), step]);
    }
  }
  const marks = new Map<string, Mark>();
  for (const [row, word] of words) {
    const own = byNode.get(decodeURIComponent(row.split('/').at(-1) ?? ''));
    const tone = own === undefined ? (saving ? 'neutral' : 'waiting') : toneOf(own);
    const text = tone === 'busy' ? t.saving : tone === 'failed' ? t.failed : word;
    marks.set(row, { tone, text });
  }
  return marks;
}

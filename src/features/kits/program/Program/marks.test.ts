import { expect, test } from 'vitest';
import type { ChangeGroup, ProgramChange, SaveStep } from '#atoms/program/types.ts';
import { changeWords, marksOf } from './marks.ts';
import { markMessages } from './markMessages.ts';
import { attachmentRow, lectureRow, moduleRow } from './nodeIds.ts';

const t = markMessages.ru;

const change = (fields: Partial<ProgramChange>): ProgramChange => ({
  id: 'c',
  kind: 'change',
  subject: 'lecture',
  aspect: 'name',
  nodeId: 'l1',
  name: 'Голос',
  before: null,
  after: null,
  size: null,
  ...fields,
});
const place = (moduleId: string, number: number) => ({ moduleId, moduleName: moduleId, number });

const group = (changes: ProgramChange[]): ChangeGroup[] => [
  { moduleId: 'm2', name: 'Дыхание', state: 'kept', changes },
];
const numbers = new Map([
  ['m1', 1],
  ['m2', 2],
]);
const words = (changes: ProgramChange[]) => changeWords(group(changes), (id) => numbers.get(id) ?? null, t);

test('a row tells in a word what has happened to it', () => {
  const found = words([
    change({ subject: 'module', aspect: 'name', nodeId: 'm2' }),
    change({ kind: 'create', aspect: 'whole', nodeId: 'new' }),
    change({ kind: 'create', aspect: 'place', nodeId: 'known' }),
    change({ kind: 'move', aspect: 'place', before: place('m1', 3), after: place('m2', 1) }),
    change({ kind: 'move', aspect: 'place', nodeId: 'l2', before: place('m2', 3), after: place('m2', 1) }),
    change({ kind: 'create', subject: 'attachment', aspect: 'whole', nodeId: 'a1' }),
    change({ kind: 'remove', aspect: 'place', nodeId: 'gone' }),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    [moduleRow('m2')]: 'название',
    [lectureRow('m2', 'new')]: 'новая',
    [lectureRow('m2', 'known')]: 'добавлена',
    [lectureRow('m2', 'l1')]: 'из\u00A0модуля\u00A01',
    [lectureRow('m2', 'l2')]: 'перенос',
    [attachmentRow('m2', 'a1')]: 'новое',
  });
});

const step = (kind: SaveStep['kind'], node: string, state: SaveStep['state']): SaveStep => ({
  id: `${kind}/${node}`,
  kind,
  name: '',
  moduleId: 'm2',
  state,
  progress: null,
  size: null,
  reason: null,
  resumed: false,
});

test('while a save goes on a row follows its own steps, and says where it failed', () => {
  const known = words([
    change({ kind: 'create', aspect: 'whole', nodeId: 'new' }),
    change({ nodeId: 'l1' }),
    change({ nodeId: 'l2', aspect: 'description' }),
    change({ nodeId: 'l3', kind: 'move', aspect: 'place', before: place('m2', 2), after: place('m2', 1) }),
  ]);
  const toneOf = (status: 'idle' | 'running' | 'cut', steps: SaveStep[]) =>
    Object.fromEntries(
      [...marksOf(known, { status, steps }, t)].map(([row, { tone, text }]) => [row, `${tone} ${text}`]),
    );
  expect(toneOf('idle', [])[lectureRow('m2', 'new')]).toBe('waiting новая');
  const running = [
    step('uploadLecture', 'new', 'done'),
    step('createLecture', 'new', 'running'),
    step('updateLecture', 'l1', 'done'),
    step('updateLecture', 'l2', 'waiting'),
  ];
  expect(toneOf('running', running)).toEqual({
    [lectureRow('m2', 'new')]: 'busy сохраняем',
    [lectureRow('m2', 'l1')]: 'done название',
    [lectureRow('m2', 'l2')]: 'neutral описание',
    [lectureRow('m2', 'l3')]: 'neutral перенос',
  });
  expect(toneOf('cut', [step('updateLecture', 'l1', 'failed')])[lectureRow('m2', 'l1')]).toBe(
    'failed не\u00A0сохранено',
  );
});

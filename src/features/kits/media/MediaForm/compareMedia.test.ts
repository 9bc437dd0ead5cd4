import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { lectureForm } from '#domain/lecture/fields.ts';
import { compareRows } from '#features/kits/editor/EditorKit/compareRows.ts';
import { compareMedia } from './compareMedia.ts';

test('what the console does not know is told as it came, and a thing of no name by its id', () => {
  const odd = { ...lectureForm.empty, tags: ['t-1'], level: 'guru' };
  const differences = [
    { field: 'tags', both: false },
    { field: 'level', both: false },
  ] as const;
  const store = createStore();
  const versions = { differences: [...differences], platform: lectureForm.empty, device: odd };
  const { rows, same } = compareRows(compareMedia('ru'), versions, (one) => store.get(one));
  expect(rows.map((row) => row.device)).toEqual([
    { kind: 'tags', names: ['t-1'] },
    { kind: 'plain', text: 'guru' },
  ]);
  expect(same).toHaveLength(8);
});

import { expect, test } from 'vitest';
import { columnRules } from './columns.ts';

const columns = [
  { id: 'name', minWidth: 240 },
  { id: 'status', width: 200, priority: 1 },
  { id: 'price', width: 88 },
  { id: 'changed', width: 132, priority: 2 },
];
const bare = { selectable: false, menu: false };

test('a column takes its width, or a share of what is left', () => {
  expect(columnRules(columns.slice(0, 2), bare).split('\n').slice(0, 2)).toEqual([
    "[data-column='name'] { flex: 1 1 0; min-width: 240px; }",
    "[data-column='status'] { flex: 0 0 200px; }",
  ]);
});

test('the greater number goes first, at the width at which all no longer fit', () => {
  const [first, second, ...rest] = columnRules(columns, bare).split('\n').slice(4);
  // 240 + 200 + 88 + 132 and three gaps.
  expect(first).toBe("@container (max-width: 707.98px) { [data-column='changed'] { display: none; } }");
  expect(second).toBe("@container (max-width: 559.98px) { [data-column='status'] { display: none; } }");
  expect(rest).toEqual([]);
});

test('the checkbox, the menu and an inset need room too', () => {
  const [rule] = columnRules(columns.slice(0, 2), { selectable: true, menu: true, inset: true })
    .split('\n')
    .slice(2);
  // 240 + 200, 16 + 28, three gaps and two edges.
  expect(rule).toContain('(max-width: 563.98px)');
});

import { expect, test } from 'vitest';
import { onePath } from '../../scripts/onePath.ts';

test('shapes that follow each other are one path, each from its own place', () => {
  const shapes = onePath([
    ['path', { d: 'M4 5h16' }],
    ['path', { d: 'm9.5-3.2 1 2' }],
    ['path', { d: 'm6 6v2' }],
    ['line', { x1: '1', x2: '3', y1: '2', y2: '4' }],
    ['polyline', { points: '1 2 3 4' }],
    ['polygon', { points: '1 2 3 4 5 6' }],
  ]);
  expect(shapes).toEqual([['path', { d: 'M4 5h16M9.5 -3.2l1 2M6 6v2M1 2L3 4M1 2 3 4M1 2 3 4 5 6z' }]]);
});

test('circles and rectangles are drawn round by arcs', () => {
  expect(onePath([['circle', { cx: '12', cy: '12', r: '1' }]])).toEqual([
    ['path', { d: 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z' }],
  ]);
  expect(onePath([['rect', { x: '2', y: '4', width: '20', height: '16' }]])).toEqual([
    ['path', { d: 'M2 4h20v16h-20v-16z' }],
  ]);
  expect(onePath([['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }]])).toEqual([
    ['path', { d: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z' }],
  ]);
});

test('what has a look of its own stays as it is, and in its place', () => {
  const dot = ['circle', { cx: '7.5', cy: '7.5', r: '.5', fill: 'currentColor' }] as const;
  const line = (d: string) => ['path', { d }] as const;
  expect(onePath([line('M1 1h2'), dot, line('m2 2h2'), line('M3 3h2')])).toEqual([
    line('M1 1h2'),
    dot,
    line('M2 2h2M3 3h2'),
  ]);
});

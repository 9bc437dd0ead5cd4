import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, test } from 'vitest';
import { lectureKeys } from '#api/lecture/queries.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { createAppStore } from '../store.ts';
import { leavePlaceAtom, recentPlacesAtom } from './palette.ts';

function openStore() {
  const store = createAppStore();
  const leave = (route: string, lectureId?: string) =>
    store.set(leavePlaceAtom, {
      route,
      content: lectureId === undefined ? null : { kind: 'lecture', id: lectureId },
    });
  const routes = () => store.get(recentPlacesAtom).map(({ route }) => route);
  return { store, leave, routes };
}

test('the last place comes first, each once, six at most', () => {
  const { leave, routes } = openStore();
  for (const route of ['/', '/tags', '/courses', '/qa', '/quizzes', '/tags', '/streams', '/uploads'])
    leave(route);
  expect(routes()).toEqual(['/uploads', '/streams', '/tags', '/quizzes', '/qa', '/courses']);
});

test('a lecture is remembered as it was read last; one that was never read is passed over', () => {
  const { store, leave, routes } = openStore();
  const lecture = { id: 'l-1', name: 'Растяжка у\u00A0стены', tags: [], isPreview: false };
  store.get(queryClientAtom).setQueryData(lectureKeys.item('l-1'), lecture);
  leave('/lectures/l-1', 'l-1');
  leave('/lectures/gone', 'gone');
  expect(routes()).toEqual(['/lectures/l-1']);
  expect(store.get(recentPlacesAtom)[0]?.content?.name).toBe('Растяжка у\u00A0стены');
});

test('an author who leaves takes the places along', () => {
  const { store, leave, routes } = openStore();
  leave('/tags');
  store.set(forgetPrivateAtom);
  expect(routes()).toEqual([]);
});

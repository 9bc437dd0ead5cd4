import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Consultation } from '#domain/consultation/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { authAtom } from '../session/session.ts';
import { consultationEditor } from './editor.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

async function open() {
  const page = await openPlatformConsole([authAtom]);
  const { store, at } = page;
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const edit = async (key: string, patch: Parameters<typeof change>[1]) => {
    const editorAtom = consultationEditor.editorAtom(key);
    stops.push(store.sub(editorAtom, () => undefined));
    await vi.waitFor(() => expect(store.get(editorAtom).status).toBe('ready'));
    change(key, patch);
  };
  const change = (
    key: string,
    patch: { name?: string; costKopecks?: number; isActive?: boolean; description?: string },
  ) => store.set(consultationEditor.editAtom, { key, patch });
  const save = (key: string) => store.set(consultationEditor.saveAtom, { key });
  /** What the platform has: the consultation's own price and its publication's. */
  const prices = async (id: string) => {
    const { costKopecks, publicationId } = await at.ask<Consultation>(endpoints.consultation.get, {
      params: { id },
    });
    if (!publicationId) return { own: costKopecks, sold: null };
    const publication = await at.ask<Publication>(endpoints.publication.get, {
      params: { id: publicationId },
    });
    return { own: costKopecks, sold: publication.costKopecks };
  };
  return { ...page, edit, save, prices };
}

const idOf = (result: { status: string; id?: string }) => {
  if (result.id === undefined) throw new Error(`It was not saved: ${result.status}`);
  return result.id;
};

test('a price is entered once, and both the consultation and its publication have it', async () => {
  const { edit, save, prices } = await open();
  await edit('new', { name: 'Час у моря', costKopecks: 290_000 });
  const id = idOf(await save('new'));
  expect(await prices(id)).toEqual({ own: 290_000, sold: 290_000 });
  await edit(id, { costKopecks: 0 });
  await save(id);
  expect(await prices(id)).toEqual({ own: 0, sold: 0 });
});

test('a price that the consultation bears without a publication is shown, and the next save makes one', async () => {
  const { at, store, edit, save, prices } = await open();
  const { id } = await at.ask<Consultation>(endpoints.consultation.create, {
    body: { name: 'Час у моря', costKopecks: 120_000 },
  });
  expect(await prices(id)).toEqual({ own: 120_000, sold: null });
  await edit(id, { description: 'Вдвоём.' });
  expect(store.get(consultationEditor.editorAtom(id)).fields.costKopecks).toBe(120_000);
  await save(id);
  expect(await prices(id)).toEqual({ own: 120_000, sold: 120_000 });
});

test('a price that the consultation could not be told is not sold either, and is saved at the next try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { edit, save, prices, instead } = await open();
  await edit('new', { name: 'Час у моря', costKopecks: 290_000 });
  const id = idOf(await save('new'));
  await edit(id, { costKopecks: 350_000 });
  instead.answer = ({ method, path }) =>
    method === 'POST' && path === `consultation/${id}` ? refuse(500) : null;
  await expect(save(id)).rejects.toMatchObject({ status: 500 });
  expect(await prices(id)).toEqual({ own: 290_000, sold: 290_000 });
  instead.answer = null;
  await save(id);
  expect(await prices(id)).toEqual({ own: 350_000, sold: 350_000 });
});

test('booking is not opened before it is known when, how and where', async () => {
  const { edit, save, calls } = await open();
  await edit('new', { name: 'Час у моря', isActive: true });
  const before = calls.length;
  expect(await save('new')).toEqual({
    status: 'invalid',
    problems: {
      weeklySchedule: 'Укажите, когда вы принимаете',
      timezone: 'Выберите часовой пояс',
      link: 'Укажите ссылку на\u00A0видеозвонок',
    },
  });
  expect(calls.length).toBe(before);
});

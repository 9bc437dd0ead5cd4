import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addUploadsAtom, uploadIdsAtom, uploadsAtom } from '#atoms/upload/uploads.ts';
import { entriesAtom, type Entry, type Upload } from '#atoms/upload/entries.ts';
import { upload } from '#api/upload/endpoints.ts';
import { partSize } from '#domain/upload/schema.ts';
import { never } from '#platform/msw.ts';
import { manyUploads, sampleUploads } from '#features/kits/media/UploadRows/sampleUploads.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { Uploads } from './Uploads.tsx';

const meta = preview.meta({
  component: Uploads,
  parameters: { layout: 'fullscreen', route: '/uploads' },
  render: () => (
    <InShell path="/uploads">
      <Uploads />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const show = (environment: StoryEnvironment, entries: readonly Entry[]) =>
  environment.store.set(entriesAtom, entries);
const list = (canvas: Canvas) => canvas.findByRole('list', { name: 'Загрузки' });
/** Only rows in sight are drawn, so that one may come a moment after its list. */
const row = async (canvas: Canvas, name: string) => {
  const all = await list(canvas);
  return waitFor(() => {
    const found = within(all)
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes(name));
    if (found === undefined) throw new Error(`No row ${name}`);
    return within(found);
  });
};
const expectRows = (canvas: Canvas, count: number) =>
  waitFor(async () => expect(within(await list(canvas)).getAllByRole('listitem')).toHaveLength(count));
const names = (environment: StoryEnvironment) =>
  environment.store.get(uploadsAtom).map((one: Upload) => one.fileName.replace(/\.mp4$/, ''));

/** Each state, told honestly, with what can be done. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  beforeEach: ({ loaded }) => show(loaded['environment'], sampleUploads),
  play: async ({ canvas }) => {
    const going = await row(canvas, 'Плечи и шея');
    const bar = going.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', '40\u00A0%, частей 8 из\u00A020');
    await expect(going.getByText('7,4 МБ/с')).toBeVisible();
    await expect(going.getByText('ещё 4 мин')).toBeVisible();
    await expect(going.getByRole('link', { name: 'Лекция' })).toHaveAttribute(
      'href',
      '/lectures/lecture-golos',
    );
    await expect((await row(canvas, 'Где живёт')).getByText(/^Ждёт сети · /)).toBeVisible();
    await expect(
      (await row(canvas, 'Практика')).getByRole('button', { name: /^Выбрать файл/ }),
    ).toBeVisible();
    await expect((await row(canvas, 'Блуждающий')).getByText(/На\sсервере нет места/)).toBeVisible();
    const done = await row(canvas, 'Голос и диафрагма');
    await expect(done.getByRole('link', { name: 'Видеотека' })).toHaveAttribute(
      'href',
      '/streams?open=stream-golos',
    );
  },
});

/** Real parts over the stand-in: two of three arrive, the third never does. */
export const ByParts = meta.story({
  beforeEach: ({ msw, loaded }) => {
    msw.use(
      http.post('*/api/v1/author/upload/session/:id/part', async ({ request }) => {
        const first = Number(/^bytes (\d+)-/.exec(request.headers.get('content-range') ?? '')?.[1]);
        if (first >= 2 * partSize) await delay('infinite');
      }),
    );
    const file = new File([new Uint8Array(2 * partSize + 1000)], 'Практика.mp4', { type: 'video/mp4' });
    loaded['environment'].store.set(addUploadsAtom, { files: [file] });
  },
  play: async ({ canvas }) => {
    const bar = (await row(canvas, 'Практика.mp4')).getByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '99\u00A0%, частей 2 из\u00A03'));
    await expect(bar.children).toHaveLength(3);
  },
});

/** Nothing yet: what it is for, and the one thing to do. */
export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(upload.newSession)),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Загрузки' })).toBeVisible();
    const input = canvas.getByLabelText('Перетащите видео или звук', { selector: 'input' });
    await userEvent.upload(input, [
      new File(['кадры'], 'a.mp4', { type: 'video/mp4' }),
      new File(['звук'], 'b.mp3', { type: 'audio/mpeg' }),
    ]);
    await expectRows(canvas, 2);
    loaded['environment'].store.set(entriesAtom, []);
    await expect(await canvas.findByText(/В\sлюбое место окна/)).toBeVisible();
  },
});

/** A file that another tab begins with draws the screen anew: the menu that was just opened stays. */
export const MenuAsFilesArrive = meta.story({
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ограничить скорость' }));
    const choice = await screen.findByRole('menuitemradio', { name: /^До\s1\sМбит/ });
    show(loaded['environment'], sampleUploads);
    await list(canvas);
    await userEvent.click(choice);
    await expect(await canvas.findByRole('button', { name: /^Не\sбыстрее\s1\sМбит/ })).toHaveFocus();
  },
});

/** Narrowed to what waits for the author; the address keeps it. */
export const Groups = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas, loaded }) => {
    show(loaded['environment'], sampleUploads);
    await list(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Ждут вас 5$/ }));
    await expectRows(canvas, 5);
    await expect(address().get('group')).toBe('stopped');
  },
});

/** A group that has run empty says so. */
export const NoResults = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/uploads?group=stopped' },
  play: async ({ canvas, loaded }) => {
    show(loaded['environment'], manyUploads(2));
    await expect(await canvas.findByRole('heading', { name: 'Здесь пусто' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }));
    await expectRows(canvas, 2);
  },
});

/** The order by keys and by the menu of the grip; where it stands now is said. */
export const Order = meta.story({
  play: async ({ canvas, loaded }) => {
    const environment = loaded['environment'];
    show(environment, manyUploads(4));
    const grip = (await row(canvas, 'Урок 4.mp4')).getByRole('button', { name: 'Порядок: «Урок 4.mp4»' });
    grip.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(names(environment)).toEqual(['Урок 1', 'Урок 2', 'Урок 4', 'Урок 3']));
    await expect(await canvas.findByText('«Урок 4.mp4»: место 3 из 4')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Порядок: «Урок 4.mp4»' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^В\sначало очереди/ }));
    await waitFor(() => expect(names(environment)).toEqual(['Урок 4', 'Урок 1', 'Урок 2', 'Урок 3']));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Порядок: «Урок 4.mp4»' })).toHaveFocus());
  },
});

/** By dragging the grip; Esc puts it back. */
export const Dragged = meta.story({
  play: async ({ canvas, loaded }) => {
    const environment = loaded['environment'];
    show(environment, manyUploads(4));
    const grip = async (name: string) =>
      (await row(canvas, name)).getByRole('button', { name: `Порядок: «${name}»` });
    const middleOf = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return { clientX: 300, clientY: top + height / 2 };
    };
    const third = await grip('Урок 3.mp4');
    const over = { ...middleOf(await grip('Урок 1.mp4')) };
    over.clientY -= 12;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: third, coords: middleOf(third) },
      { target: third, coords: over },
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: third, coords: over }]);
    await expect(names(environment)).toEqual(['Урок 1', 'Урок 2', 'Урок 3', 'Урок 4']);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: third, coords: middleOf(third) },
      { target: third, coords: over },
      { keys: '[/MouseLeft]', target: third, coords: over },
    ]);
    await waitFor(() => expect(names(environment)).toEqual(['Урок 3', 'Урок 1', 'Урок 2', 'Урок 4']));
  },
});

/** All at once: paused, resumed, cancelled with a way back. */
export const AllAtOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(never(upload.newSession)),
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    const file = (name: string) => new File([new Uint8Array(2400)], name, { type: 'video/mp4' });
    const ids = store.set(addUploadsAtom, { files: [file('a.mp4'), file('b.mp4'), file('c.mp4')] });
    await userEvent.click(await canvas.findByRole('button', { name: 'Приостановить все' }));
    await waitFor(() =>
      expect(store.get(uploadsAtom).every((one: Upload) => one.state === 'paused')).toBe(true),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Продолжить все' }));
    await canvas.findByRole('button', { name: 'Приостановить все' });
    await userEvent.click(canvas.getByRole('button', { name: /^Действия со\sвсеми/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отменить все' }));
    await waitFor(() => expect(store.get(uploadIdsAtom)).toEqual([]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(store.get(uploadIdsAtom)).toEqual(ids));
    await waitFor(() => expect(screen.queryByText('Загрузки отменены')).toBeNull());
  },
});

/** What belongs to nothing becomes a lecture, and the author is led there. */
export const BecomesALecture = meta.story({
  play: async ({ canvas, loaded }) => {
    show(loaded['environment'], sampleUploads);
    const done = await row(canvas, 'Голос и диафрагма');
    await userEvent.click(done.getByRole('button', { name: /^Создать лекцию/ }));
    await expect(await canvas.findByRole('heading', { name: /^\/lectures\/(?!new)/ })).toBeVisible();
    const made = loaded['environment'].store.get(uploadsAtom).find((one: Upload) => one.id === 'u-done');
    await expect(made?.target).toMatchObject({ kind: 'lecture', saved: true });
  },
});

/** Of five hundred only those in sight are in the document. */
export const Many = meta.story({
  play: async ({ canvas, loaded }) => {
    show(loaded['environment'], manyUploads(500));
    const rows = within(await list(canvas));
    await rows.findByText('Урок 1.mp4');
    await expect(rows.getAllByRole('listitem').length).toBeLessThan(40);
    await expect(rows.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    show(loaded['environment'], sampleUploads);
    await list(canvas);
    await expectToFit();
    // The one thing to do begins the line, as over every list.
    const choose = canvas.getByRole('button', { name: 'Загрузить файлы' }).getBoundingClientRect();
    const more = canvas.getByRole('button', { name: /^Действия со\sвсеми/ }).getBoundingClientRect();
    await expect(choose.left).toBeLessThan(more.left);
    // The next step stands under the name, which has the room.
    const waiting = await row(canvas, 'Практика');
    const step = waiting.getByRole('button', { name: /^Выбрать файл/ }).getBoundingClientRect();
    const name = waiting.getByText(/^Практика/).getBoundingClientRect();
    await expect(step.top).toBeGreaterThanOrEqual(name.bottom);
    await expect(name.width).toBeGreaterThan(140);
  },
});

/** A window of 1440 px at 200 %. */
export const Zoomed = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, loaded }) => {
    show(loaded['environment'], sampleUploads);
    await list(canvas);
    await expectToFit();
  },
});

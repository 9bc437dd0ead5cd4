import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { browserAssets, fails, never, outage } from '#platform/msw.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { newerPlatform } from '#platform/scenarios/newerPlatform.ts';
import { expectToFit } from '#storybook/fits.ts';
import { inFrame } from '#storybook/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { LectureEditor } from './LectureEditor.tsx';

const meta = preview.meta({
  component: LectureEditor,
  parameters: { route: '/lectures/lecture-golos', path: '/lectures/:id', layout: 'fullscreen' },
  decorators: [inFrame({ label: 'Лекции', href: '#/lectures' })],
});

const name = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Название лекции' });
const description = () => screen.getByRole('textbox', { name: 'Описание' });
const save = () => {
  const [button] = screen.getAllByRole('button', { name: /^Сохран/ });
  if (button === undefined) throw new Error('No button to save');
  return button;
};
const saveState = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
const saved = () => saveState(/^Сохранено/);
const unsaved = () => saveState(/^Не\s+сохранено$/);

/** Another device changes a lecture on the platform. */
async function changeElsewhere(environment: StoryEnvironment, id: string, fields: object) {
  const answer = await environment.platform.fetch(
    new Request(`${location.origin}/api/v1/author/lecture/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, ...fields }),
    }),
  );
  await expect(answer.status).toBe(200);
}

/** A file of the demo as an author would choose it. */
async function demoFile(path: string, fileName: string, type: string): Promise<File> {
  const stream = await browserAssets.open(path);
  return new File([await new Response(stream).blob()], fileName, { type });
}

async function chooseMedia(file: File) {
  const input = document.querySelector<HTMLInputElement>('[data-field="streamID"] input[type="file"]');
  if (input === null) throw new Error('No place for a file');
  await userEvent.upload(input, file);
}

/** The recording has been listened to in the browser. */
const listened = () =>
  waitFor(
    () =>
      expect(screen.getByRole('region', { name: 'Проверка записи' })).not.toHaveTextContent(/Слушаем запись/),
    { timeout: 10_000 },
  );

const down = outage(endpoints.lecture.get, 500);

/** What an earlier visit left on this device. */
async function keepDraft(environment: StoryEnvironment, fields: object, base: object) {
  const draft = {
    fields,
    base,
    baseUpdatedAt: '2026-11-19T06:00:00.000Z',
    editedAt: Date.parse('2026-11-20T09:04:00+03:00'),
    createdId: null,
  };
  await environment.device.set(`draft/${demoAccount.id}/lecture/lecture-golos`, { draft, offer: null });
}

/** Edited, kept on this device, saved by the keys from anywhere on the screen. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await expect((await name()).value).toMatch(/^Голос и\s+диафрагма/);
    await expect(document.title).toMatch(/^Голос.+ — Лекции — Кабинет автора$/);
    await saved();
    await userEvent.type(description(), ' Ещё.');
    await unsaved();
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    await saved();
    await expect(description()).toHaveFocus();
    await expect(description().textContent).toMatch(/Ещё\.$/);
  },
});

/** A price is part of the work and is saved with it. */
export const Price = meta.story({
  play: async ({ loaded }) => {
    await name();
    const [price] = screen.getAllByRole('textbox', { name: 'Цена' });
    if (price === undefined) throw new Error('No price');
    await userEvent.clear(price);
    await userEvent.type(price, '890');
    await unsaved();
    await userEvent.click(save());
    await saved();
    const answer = await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/publication/publication-golos`),
    );
    await expect(await answer.json()).toMatchObject({ costKopecks: 89_000, status: 'draft' });
  },
});

/** The request for a review saves first, then sends. */
export const RequestApproval = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await name();
    await waitFor(() => expect(screen.getByText('Видео обработано')).toBeInTheDocument());
    await waitFor(() => expect(screen.getByText(/Обложка не\s+меньше/)).toBeInTheDocument());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Язык' }), 'русский');
    await unsaved();
    await userEvent.click(screen.getByRole('button', { name: 'На\u00A0проверку' }));
    await waitFor(() => expect(screen.getByText(/Ответ обычно/)).toBeInTheDocument());
    // The button goes with its press: the focus stays where the outcome stands, and the new status is told.
    await expect(screen.getByRole('region', { name: /^Публикация и\sцена$/ })).toHaveFocus();
    const [status] = screen.getAllByText(/^На\sпроверке$/);
    await expect(status?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await saved();
    await expect(screen.queryByRole('button', { name: 'На\u00A0проверку' })).toBeNull();
  },
});

/** Edits are taken back at once, and can be brought back. */
export const Revert = meta.story({
  play: async () => {
    await userEvent.type(await name(), '!');
    await unsaved();
    await userEvent.click(screen.getByRole('button', { name: /действия/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отменить правки' }));
    await saved();
    await userEvent.click(await screen.findByRole('button', { name: /Вернуть правки/ }));
    await unsaved();
    await expect((await name()).value).toMatch(/!$/);
  },
});

/** A copy of what the form shows, with the same recording and cover: it is nowhere until it is saved. */
export const Duplicated = meta.story({
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(screen.getByRole('button', { name: /действия/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Дублировать' }));
    await waitFor(async () => expect((await name()).value).toMatch(/!\s— копия$/));
    await unsaved();
    await waitFor(() => expect(screen.getByText('Видео обработано')).toBeInTheDocument());
  },
});

/** Nothing yet but a place for the title and the file. The first save gives the lecture its address. */
export const New = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/lectures/new' },
  play: async () => {
    await userEvent.type(await name(), 'Дыхание в темноте');
    await unsaved();
    save().focus();
    await userEvent.keyboard('{Enter}');
    await saved();
    await expect(await name()).toHaveValue('Дыхание в темноте');
    await expect(save()).toHaveFocus();
    await expect(screen.getAllByText('Нет видео или звука').length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => {
    msw.use(never(endpoints.lecture.get));
  },
  play: async () => {
    await expect(await screen.findByText('Открываем лекцию')).toBeInTheDocument();
  },
});

/** The lecture could not be read: nothing is shown that could be saved over good data. */
export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => {
    msw.use(fails(endpoints.lecture.get, 500));
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\s+открылась/ })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Повторить' })).toBeEnabled();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

/** «Повторить» goes with what it says: the focus stays with the page, and begins where the form does. */
export const RetriedByKeys = meta.story({
  beforeEach: ({ msw }) => msw.use(down.begin()),
  play: async () => {
    (await screen.findByRole('button', { name: 'Повторить' })).focus();
    down.end();
    await userEvent.keyboard('{Enter}');
    await name();
    await expect(screen.getByRole('main')).toHaveFocus();
  },
});

export const NotFound = meta.story({
  parameters: { route: '/lectures/lecture-nowhere' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\s+найдена/ })).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: /К\s+списку/ })).toHaveAttribute('href', '/lectures');
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(never(endpoints.lecture.update));
  },
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContainEqual(expect.stringContaining('Сохраняем')));
    await expect(save()).toHaveAttribute('aria-busy', 'true');
  },
});

/** A save that failed says so, keeps the draft and lets the author try again. */
export const SaveFailed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => {
    msw.use(fails(endpoints.lecture.update, 500));
  },
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    await saveState(/^Не\s+сохранилось$/);
    await expect(await screen.findByText('Не удалось обновить лекцию')).toBeInTheDocument();
    await expect((await name()).value).toMatch(/!$/);
    await expect(save()).toBeEnabled();
  },
});

/** Errors stand beside their fields, and the focus goes to the first of them. */
export const Invalid = meta.story({
  tags: ['picture-phone'],
  play: async () => {
    const field = await name();
    await userEvent.clear(field);
    await userEvent.type(field, 'Го');
    await userEvent.click(save());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Не короче 3 знаков/);
    // The ring of the focus around that of the error ends under the bar over the page.
    const box = field.parentElement ?? field;
    const { outlineOffset, outlineWidth } = getComputedStyle(box);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const bar = screen.getByRole('banner').getBoundingClientRect().bottom;
    await expect(box.getBoundingClientRect().top - reach).toBeGreaterThanOrEqual(bar);
    await userEvent.type(field, 'лос');
    await expect(field).not.toBeInvalid();
  },
});

/** Changed elsewhere meanwhile: the author chooses before anything is overwritten. */
export const Conflict = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ loaded }) => {
    await userEvent.type(await name(), ': моя правка');
    await unsaved();
    await changeElsewhere(loaded['environment'], 'lecture-golos', {
      name: 'Голос, переименован на телефоне',
    });
    await userEvent.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Какую версию сохранить' }));
    await expect(dialog.getByText(/переименован/)).toBeInTheDocument();
  },
});

/** The choice is saved; the rest of the edits goes with it. */
export const ConflictResolved = meta.story({
  play: async (context) => {
    await Conflict.input.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByText(/переименован/));
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await name()).toHaveValue('Голос, переименован на телефоне');
    await saved();
  },
});

const keptFields = {
  name: 'Голос и диафрагма: как выдох возвращает опору и тишину',
  tags: ['tag-dyhanie', 'tag-golos'],
  level: 'middle',
  costKopecks: 79_000,
};

async function offered() {
  const banner = await screen.findByRole('region', { name: /несохранённая версия/ });
  await expect(within(banner).getByText('4')).toBeInTheDocument();
  await saved();
}

async function compare() {
  await offered();
  await userEvent.click(screen.getByRole('button', { name: /Сравнить/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Какую версию оставить' }));
  await expect(dialog.getAllByRole('radiogroup')).toHaveLength(4);
  const level = within(dialog.getByRole('radiogroup', { name: 'Уровень' }));
  await userEvent.click(level.getByText('Для всех'));
  await expect(dialog.getByRole('status')).toHaveTextContent('3 с устройства, 1 с платформы');
}

/** An earlier visit left edits on this device: they are offered, and nothing is lost either way. */
export const Restore = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => keepDraft(loaded['environment'], keptFields, { costKopecks: 59_000 }),
  play: offered,
});

export const Restored = meta.story({
  tags: ['picture-phone'],
  beforeEach: Restore.input.beforeEach,
  play: async () => {
    await offered();
    await userEvent.click(screen.getByRole('button', { name: 'Восстановить' }));
    await expect(await name()).toHaveValue(keptFields.name);
    await unsaved();
    await expect(screen.queryByRole('region', { name: /несохранённая/ })).toBeNull();
  },
});

export const Discarded = meta.story({
  beforeEach: Restore.input.beforeEach,
  play: async () => {
    await offered();
    await userEvent.click(screen.getByRole('button', { name: 'Отбросить' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /несохранённая/ })).toBeNull());
    await saved();
  },
});

export const Compare = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: Restore.input.beforeEach,
  play: compare,
});

/** Put together: three fields of the device, one of the platform. */
export const Assembled = meta.story({
  beforeEach: Restore.input.beforeEach,
  play: async () => {
    await compare();
    await userEvent.click(screen.getByRole('button', { name: 'Собрать версию' }));
    await expect(await name()).toHaveValue(keptFields.name);
    await expect(screen.getByRole('radio', { name: 'Для всех' })).toBeChecked();
    await unsaved();
  },
});

/** The form stays open while the file is on its way; what is known of the file is said at once. */
export const Uploading = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/lectures/lecture-golos-vecherom' },
  beforeEach: ({ msw }) => {
    msw.use(never(endpoints.upload.part));
  },
  play: async () => {
    await name();
    await chooseMedia(await demoFile('media/2282.mp4', 'golos-vecherom.mp4', 'video/mp4'));
    await expect(await screen.findByText('golos-vecherom.mp4')).toBeInTheDocument();
    await expect(await screen.findByText(/38:02/)).toBeInTheDocument();
    await listened();
    await expect(screen.getByRole('progressbar', { name: /golos-vecherom/ })).toBeInTheDocument();
    await expect(screen.getAllByText('Видео загружается').length).toBeGreaterThan(0);
    await userEvent.type(description(), ' Пишу, пока грузится.');
    await unsaved();
  },
});

/** From an empty lecture to a media that the platform has; the title is suggested from the file's name. */
export const Uploaded = meta.story({
  // Not photographed: whether the platform is done with the file by its end is chance.
  parameters: { route: '/lectures/new' },
  play: async () => {
    await name();
    await chooseMedia(await demoFile('media/2282.mp4', 'Голос_вечером_final.mp4', 'video/mp4'));
    await waitFor(async () => expect(await name()).toHaveValue('Голос вечером'));
    await waitFor(() =>
      expect(screen.queryAllByText(/^Видео обраб(отано|атывается)$/).length).toBeGreaterThan(0),
    );
    await expect((await screen.findAllByText('Голос_вечером_final.mp4')).length).toBeGreaterThan(0);
    await unsaved();
    await userEvent.click(save());
    await saved();
    await listened();
  },
});

/** What is neither picture nor sound is refused in words, and nothing is sent. */
export const NotMedia = meta.story({
  parameters: { route: '/lectures/new' },
  play: async () => {
    await name();
    await chooseMedia(new File(['Это не видео'], 'Конспект.mp4', { type: 'video/mp4' }));
    await expect(await screen.findByText(/Это не\s+видео/)).toBeInTheDocument();
    await expect(screen.queryByRole('progressbar', { name: /Конспект/ })).toBeNull();
  },
});

/** A frame of the video becomes the cover: taken, cropped, uploaded, and a part of the draft. */
export const CoverFromFrame = meta.story({
  tags: ['picture'],
  play: async () => {
    await name();
    const before = (await screen.findByRole('img', { name: 'Обложка' })).getAttribute('src');
    await userEvent.click(await screen.findByRole('button', { name: 'Взять кадр для обложки' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Обложка' }));
    const done = await dialog.findByRole('button', { name: 'Готово' });
    // There is nothing to cut before the frame is on the stage.
    await waitFor(() => expect(done).toBeEnabled());
    await userEvent.click(done);
    await unsaved();
    await expect(screen.getByRole('img', { name: 'Обложка' }).getAttribute('src')).not.toBe(before);
    // The frames of the demo are small, and the checklist says so.
    await waitFor(() => expect(screen.getAllByText('Обложка меньше 1280×720').length).toBeGreaterThan(0));
  },
});

/** The present cover is cut anew. */
export const Crop = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await name();
    await userEvent.click(await screen.findByRole('button', { name: /^Кадрировать/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Обложка' }));
    const done = await dialog.findByRole('button', { name: 'Готово' });
    await waitFor(() => expect(done).toBeEnabled());
  },
});

/** By keys alone: what opened the dialog is gone while the cover is on its way, and the focus stays with the cover. */
export const CoverByKeys = meta.story({
  play: async () => {
    await name();
    const crop = await screen.findByRole('button', { name: /^Кадрировать/ });
    crop.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Обложка' }));
    const done = await dialog.findByRole('button', { name: 'Готово' });
    await waitFor(() => expect(done).toBeEnabled());
    done.focus();
    await userEvent.keyboard('{Enter}');
    await unsaved();
    await expect(screen.getByRole('group', { name: 'Обложка' })).toHaveFocus();
  },
});

/** What is no picture is refused in words, and the cover stays. */
export const CoverRefused = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/lectures/lecture-golos-vecherom' },
  play: async () => {
    await name();
    const input = document.querySelector<HTMLInputElement>('[data-field="imageId"] input[type="file"]');
    if (input === null) throw new Error('No place for a cover');
    await userEvent.upload(input, new File(['Не картинка'], 'cover.jpg', { type: 'image/jpeg' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/cover\.jpg/);
    await saved();
  },
});

export const Processing = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/lectures/lecture-blagodarnost' },
  play: async () => {
    await expect(await screen.findByText('Обрабатывается')).toBeInTheDocument();
  },
});

export const MediaFailed = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/lectures/lecture-les-posle-dozhdya' },
  play: async () => {
    await expect(await screen.findByText(/не\s+смогла обработать/)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Заменить' })).toBeEnabled();
  },
});

/** No media, no cover, no price: the review is not asked for, and what is missing is said with ways to it. */
export const NotReady = meta.story({
  tags: ['picture-phone'],
  parameters: { route: '/lectures/lecture-golos-vecherom' },
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: 'На\u00A0проверку' }));
    const alert = within(await screen.findByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: /Цена/ }));
    await expect(screen.getByRole('textbox', { name: 'Цена' })).toHaveFocus();
  },
});

export const Pending = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/lectures/lecture-nerv' },
  play: async () => {
    await expect(await screen.findByText(/Ответ обычно/)).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Цена' })).toBeDisabled();
  },
});

export const Rejected = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/lectures/lecture-karta' },
  play: async () => {
    await expect(await screen.findByText(/расскажите о\s+лекции подробнее/)).toBeInTheDocument();
  },
});

export const Approved = meta.story({
  tags: ['picture'],
  parameters: { route: '/lectures/lecture-plechi' },
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
    await expect(await screen.findByRole('button', { name: /Снять/ })).toBeInTheDocument();
  },
});

export const Published = meta.story({
  tags: ['picture'],
  parameters: { route: '/lectures/lecture-opora' },
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: /Снять/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Снять/ }));
    await expect(await screen.findByRole('button', { name: 'Опубликовать' })).toBeInTheDocument();
  },
});

/** A platform newer than this console: an unknown status, level and fields. Nothing breaks, nothing can be pressed wrong. */
export const UnknownStatus = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].load(newerPlatform),
  play: async () => {
    await name();
    await expect(screen.getAllByText('on_hold').length).toBeGreaterThan(0);
    await expect(screen.queryByRole('button', { name: 'На\u00A0проверку' })).toBeNull();
    await expect(screen.getByRole('radio', { name: 'guru' })).toBeChecked();
  },
});

/** A line of the checklist leads to its field. */
export const Readiness = meta.story({
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: /^Выбрать: Язык/ }));
    await expect(screen.getByRole('combobox', { name: 'Язык' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить: Субтитров нет' }));
    const captions = screen.getByRole('button', { name: 'Субтитры', expanded: true });
    await expect(captions).toHaveFocus();
    await expect(await screen.findByRole('region', { name: 'Субтитры' })).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Title of the lecture' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: /^Save/ })).toBeInTheDocument();
  },
});

/** One column; the rail is behind «Готовность». */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await name();
    await waitFor(() => expect(screen.getByText('Видео обработано')).toBeInTheDocument());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

/** A window of 1440 px at 200 %. */
export const Zoomed = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    await name();
    await waitFor(() => expect(screen.getByText('Видео обработано')).toBeInTheDocument());
    await expectToFit();
  },
});

export const PhoneSheet = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: /^Готовность/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByRole('textbox', { name: 'Цена' })).toBeInTheDocument();
  },
});

/** A line of the checklist in the sheet closes it on the way to its field. */
export const PhoneReadiness = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: /^Готовность/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: /^Выбрать: Язык/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('combobox', { name: 'Язык' })).toHaveFocus();
  },
});

import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { webinarDraftAtom } from '#atoms/webinar/webinars.ts';
import { setNow } from '#lib/time/clock.ts';
import { fails, never } from '#platform/msw.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { expectToFit } from '#storybook/fits.ts';
import { inFrame } from '#storybook/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { WebinarEditor } from './WebinarEditor.tsx';

const meta = preview.meta({
  component: WebinarEditor,
  parameters: { route: '/webinars/webinar-son-voprosy', path: '/webinars/:id', layout: 'fullscreen' },
  decorators: [inFrame({ label: 'Вебинары', href: '#/webinars' })],
});

const name = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Название вебинара' });
const save = () => {
  const [button] = screen.getAllByRole('button', { name: /^Сохран/ });
  if (button === undefined) throw new Error('No button to save');
  return button;
};
const link = () => screen.getByRole('textbox', { name: /Ссылка на\sэфир/ });
const start = () => screen.getByRole('button', { name: 'Начать вебинар' });
const shown = (text: RegExp) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeInTheDocument());
const saved = () => shown(/^Сохранено/);
const unsaved = () => shown(/^Не\s+сохранено$/);

/** The form once the lists of its fields have come. */
async function form() {
  await name();
  await waitFor(() => expect(screen.getAllByRole('combobox', { expanded: false }).length).toBeGreaterThan(2));
}

async function retype(field: HTMLElement, text: string) {
  field.focus();
  await userEvent.clear(field);
  await userEvent.keyboard(`${text}{Enter}`);
}

const time = () => screen.getByRole('combobox', { name: 'Начало' });
const day = () => screen.getByRole('textbox', { name: 'Дата' });

/** Another device changes a webinar on the platform. */
async function changeElsewhere(environment: StoryEnvironment, id: string, fields: object) {
  const answer = await environment.platform.fetch(
    new Request(`${location.origin}/api/v1/author/webinar/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, ...fields }),
    }),
  );
  await expect(answer.status).toBe(200);
}

/** Edited, saved by the keys, told in a toast. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await form();
    await saved();
    await expect(screen.getByText('Запланирован')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Описание' }), ' Ещё.');
    await unsaved();
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    await shown(/^Вебинар обновлён$/);
    await saved();
    // The editor of texts, which comes when it likes, may have brought its caret into sight.
    window.scrollTo(0, 0);
  },
});

/** A clash as it is typed: the rail says so too, and leads to the date. */
export const Clash = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/webinars/webinar-nagruzka' },
  play: async () => {
    await form();
    await retype(day(), '26.11.2026');
    await retype(time(), '19:30');
    await shown(/Пересекается с\sвебинаром/);
    await expect(screen.getByRole('link', { name: /Вопросы о\sсне/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^К\sдате: Время занято другим эфиром/ }));
    await waitFor(() => expect(day()).toHaveFocus());
    await unsaved();
  },
});

/** The platform has the last word: its refusal is told, and stands beside the time; nothing typed is lost. */
export const Refused = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/webinars/new' },
  play: async () => {
    await form();
    await userEvent.type(await name(), 'Дыхание в темноте');
    await retype(day(), '26.11.2026');
    await retype(time(), '20:15');
    await userEvent.click(save());
    await shown(/На\sэто время у\sвас уже запланирован вебинар/);
    await shown(/^Не\s+сохранилось$/);
    await expect(time()).toHaveValue('20:15');
    await expect(time()).toBeInvalid();
    await waitFor(() => expect(day()).toHaveFocus());
    await expect(await name()).toHaveValue('Дыхание в темноте');
  },
});

/** In English the words are those that the product has always had. */
export const RefusedEnglish = meta.story({
  tags: ['picture', 'picture-phone'],
  globals: { language: 'en' },
  parameters: { route: '/webinars/new' },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title of the webinar' }), 'Too soon');
    await waitFor(() =>
      expect(screen.getAllByRole('combobox', { expanded: false }).length).toBeGreaterThan(2),
    );
    await retype(screen.getByRole('textbox', { name: 'Date' }), '21.11.2026');
    await retype(screen.getByRole('combobox', { name: 'Start' }), '19:00');
    await userEvent.click(screen.getAllByRole('button', { name: /^Save/ })[0] ?? document.body);
    await shown(/^Webinar must start no earlier than in 48 hours$/);
    await shown(/In 48 hours|in 48 hours at the earliest/);
  },
});

/** Nothing yet but a place for the title; the earliest time is offered. The first save gives it its address. */
export const New = meta.story({
  tags: ['picture'],
  parameters: { route: '/webinars/new' },
  play: async () => {
    await form();
    await expect(await screen.findByRole('button', { name: /раньше всего$/ })).toBeVisible();
    await userEvent.type(await name(), 'Дыхание в темноте');
    await userEvent.click(screen.getByRole('button', { name: /^Начать 22\sнояб., 19:00$/ }));
    await userEvent.click(save());
    await saved();
    await shown(/^через 2\sдня 9\sч$/);
    await expect(await name()).toHaveValue('Дыхание в темноте');
  },
});

/** The time that was drawn in the planner is in the draft already. */
export const Begun = meta.story({
  tags: ['picture-phone'],
  parameters: { route: '/webinars/new' },
  beforeEach: ({ loaded }) => {
    const { store } = loaded['environment'];
    store.set(webinarDraftAtom, { startsAt: '2026-11-25T15:00:00.000Z', timezone: 'Europe/Moscow' });
    store.set(webinarDraftAtom, { durationMin: 120 });
  },
  play: async () => {
    await form();
    await waitFor(() => expect(time()).toHaveValue('18:00'));
    await expect(screen.getByRole('combobox', { name: 'Длительность' })).toHaveDisplayValue(/2\sч/);
    await unsaved();
  },
});

/** What an earlier visit left on this device is offered back. */
export const Restore = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => {
    const draft = {
      fields: { name: 'Вопросы о сне: большой эфир', durationMin: 120 },
      base: {},
      baseUpdatedAt: '2026-11-19T06:00:00.000Z',
      editedAt: Date.parse('2026-11-20T09:04:00+03:00'),
      createdId: null,
    };
    const { device } = loaded['environment'];
    return device.set(`draft/${demoAccount.id}/webinar/webinar-son-voprosy`, { draft, offer: null });
  },
  play: async () => {
    await form();
    await userEvent.click(await screen.findByRole('button', { name: 'Восстановить' }));
    await expect(await name()).toHaveValue('Вопросы о сне: большой эфир');
    await unsaved();
  },
});

/** Both sides changed the start: the author chooses, in words and with the zone. */
export const Conflict = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ loaded }) => {
    await form();
    await retype(time(), '18:00');
    await unsaved();
    await changeElsewhere(loaded['environment'], 'webinar-son-voprosy', {
      startsAt: '2026-11-26T16:00:00.000Z',
    });
    await userEvent.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Какую версию сохранить' }));
    await expect(dialog.getByText(/26\sнояб., 19:00 \(Москва, GMT\+3\)/)).toBeInTheDocument();
  },
});

/** Nobody is told before there is a link: the press leads to it. */
export const NoLink = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/webinars/webinar-zima' },
  play: async () => {
    await form();
    await userEvent.click(start());
    await waitFor(() => expect(link()).toHaveFocus());
    await expect(link()).toHaveAccessibleDescription(/Укажите ссылку на\sэфир/);
  },
});

/** The link was taken away elsewhere meanwhile: the platform refuses, in its words. */
export const StartRefused = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ loaded }) => {
    await form();
    await changeElsewhere(loaded['environment'], 'webinar-son-voprosy', { link: '' });
    await userEvent.click(start());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Начать вебинар' }));
    await shown(/^Не\sуказана ссылка на\sвебинар$/);
    await shown(/Нет ссылки на\sэфир/);
  },
});

/** Within half an hour of its time it starts at a press; its attendees are notified, which is told. */
export const Started = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: async ({ loaded }) => {
    // The demo is laid out from the moment of the first call: the clock moves after it.
    const { platform } = loaded['environment'];
    await platform.fetch(new Request(`${location.origin}/api/v1/author/profile`));
    setNow(Date.parse('2026-11-26T16:45:00Z'));
  },
  play: async () => {
    await form();
    await shown(/^через 15\sмин$/);
    await userEvent.click(start());
    await shown(/^Уведомление о\sначале вебинара отправлено$/);
    await shown(/^В\sэфире$/);
    await expect(screen.getByRole('link', { name: 'Открыть эфир' })).toBeVisible();
  },
});

async function cancel() {
  await form();
  await userEvent.click(screen.getByRole('button', { name: /Ещё действия/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Отменить вебинар/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Заболела.');
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить вебинар' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shown(/^Отменён$/);
  await shown(/^Причина: Заболела\.$/);
  await shown(/^Вебинар обновлён$/);
}

const readiness = () => within(screen.getByRole('region', { name: 'Готовность' }));

/** Cancelled from the menu, with a reason: it is shown as it is now, and nothing leads where nothing can be done. */
export const Cancelled = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await cancel();
    await waitFor(() => expect(day()).toBeDisabled());
    await shown(/^Вебинар отменён: его время уже не\sизменить$/);
    await expect(readiness().getByText('Вебинар отменён')).toBeVisible();
    await expect(readiness().queryByRole('button', { name: /Вебинар отменён/ })).toBeNull();
    await shown(/^Вебинар отменён: продавать уже нечего\.$/);
    await expect(screen.queryByRole('button', { name: 'Опубликовать' })).toBeNull();
  },
});

/** One that was never sold goes to no review: it is said in place of a button that would do nothing. */
export const CancelledDraft = meta.story({
  parameters: { route: '/webinars/webinar-zima' },
  play: async () => {
    await form();
    await expect(screen.getByRole('button', { name: /^На\sпроверку$/ })).toBeVisible();
    await cancel();
    await shown(/^Вебинар отменён: продавать уже нечего\.$/);
    await expect(screen.queryByRole('button', { name: /^На\sпроверку$/ })).toBeNull();
  },
});

/** A press of save leads to the term that forbids it, and sends nothing. */
export const RegistrationLate = meta.story({
  parameters: { route: '/webinars/webinar-zima?tab=publication' },
  beforeEach: ({ msw }) => msw.use(never(endpoints.webinar.update), never(endpoints.webinar.editPublication)),
  play: async () => {
    const until = within(await screen.findByRole('group', { name: /^Запись на\sэфир$/ }));
    await retype(until.getByRole('textbox'), '25.12.2026');
    await screen.findByText(/^Запись должна закончиться не\sпозже начала/);
    await userEvent.click(screen.getByRole('link', { name: 'Основное' }));
    await form();
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    const field = await screen.findByRole('textbox', { name: /^Запись на\sэфир$/ });
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** A start that is past by now is told, and a press of save leads to it. */
export const Past = meta.story({
  parameters: { route: '/webinars/webinar-zima' },
  beforeEach: ({ msw }) => msw.use(never(endpoints.webinar.update)),
  play: async () => {
    await form();
    await retype(day(), '19.11.2026');
    await shown(/^Это время уже прошло$/);
    await userEvent.click(save());
    await waitFor(() => expect(day()).toHaveFocus());
  },
});

async function move() {
  await form();
  await retype(time(), '18:00');
  await shown(/Записался 41\sчеловек на\s26\sнояб., 20:00/);
  await userEvent.click(save());
  await shown(/^Вебинар перенесён с\s26\sнояб., 20:00$/);
  await saved();
  await shown(/^Вебинар обновлён$/);
}

/** People have put the time down: the rail reminds to write to them, before the save and after it, until they know. */
export const Moved = meta.story({
  play: async () => {
    await move();
    await expect(screen.getByRole('link', { name: 'Рассылка участникам' })).toBeVisible();
  },
});

/** They know: the reminder goes. */
export const MovedTold = meta.story({
  play: async () => {
    await move();
    await userEvent.click(screen.getByRole('button', { name: 'Уже знают' }));
    await waitFor(() => expect(screen.queryByText(/Вебинар перенесён/)).toBeNull());
  },
});

/** The terms on which it is sold, saved by the call of their own, read again and told. */
export const Publication = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/webinars/webinar-zima?tab=publication' },
  play: async ({ loaded }) => {
    const ticket = await screen.findByRole('textbox', { name: 'Билет' });
    await userEvent.clear(ticket);
    await userEvent.type(ticket, '890');
    await unsaved();
    await userEvent.click(save());
    await shown(/^Вебинар обновлён$/);
    await saved();
    const answer = await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/webinar/webinar-zima`),
    );
    await expect((await answer.json()).publication).toMatchObject({ costKopecks: 89_000 });
    await shown(/^890\s₽$/);
  },
});

/** A price that cannot be is told beside its field before anything is sent, and the focus goes there from another tab. */
export const Invalid = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/webinars/webinar-zima?tab=publication' },
  play: async () => {
    const ticket = await screen.findByRole('textbox', { name: 'Билет' });
    await userEvent.clear(ticket);
    await userEvent.type(ticket, '0,50');
    await userEvent.click(screen.getByRole('link', { name: 'Запись' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Билет' })).toBeNull());
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Билет' })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Билет' })).toHaveAccessibleDescription(/От 1\s₽/);
  },
});

/** The recording of a webinar that is over, from the author's videos. */
export const Recording = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/webinars/webinar-sheya?tab=recording' },
  play: async () => {
    const field = within(await screen.findByRole('group', { name: 'Запись эфира' }));
    await expect(await field.findByText('sheya-efir.mp4')).toBeVisible();
    await shown(/^Завершён$/);
    await userEvent.click(field.getByRole('button', { name: 'Убрать запись' }));
    await unsaved();
    await expect(await field.findByRole('button', { name: /Выбрать из\sвидеотеки/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.webinar.get), never(endpoints.webinar.list)),
  play: async () => {
    await expect(await screen.findByText('Открываем вебинар')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.webinar.get, 500)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\s+открылся/ })).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  parameters: { route: '/webinars/webinar-nowhere' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\s+найден/ })).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: /К\s+списку/ })).toHaveAttribute('href', '/webinars');
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.webinar.update)),
  play: async () => {
    await form();
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
  },
});

/** A save that failed says so, and keeps the draft. */
export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.webinar.update, 500)),
  play: async () => {
    await form();
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    await shown(/^Не\s+сохранилось$/);
    await shown(/^Не\sудалось обновить вебинар$/);
    await expect((await name()).value).toMatch(/!$/);
  },
});

/** The terms failed after the webinar itself was saved: only they are left to save. */
export const TermsFailed = meta.story({
  parameters: { route: '/webinars/webinar-zima?tab=publication' },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.webinar.editPublication, 500)),
  play: async () => {
    const ticket = await screen.findByRole('textbox', { name: 'Билет' });
    await userEvent.clear(ticket);
    await userEvent.type(ticket, '890');
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    await shown(/^Не\s+сохранилось$/);
    await expect(screen.getByRole('textbox', { name: 'Билет' })).toHaveValue('890');
    await expect((await name()).value).toMatch(/!$/);
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await form();
    await saved();
    await expectToFit();
    // The zone with its offset stands whole.
    const zone = screen.getByRole('combobox', { name: 'Часовой пояс' });
    await expect(zone.scrollWidth).toBeLessThanOrEqual(zone.clientWidth);
  },
});

/** On a phone all that the rail holds is in a sheet. */
export const PhoneSheet = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await form();
    await userEvent.click(screen.getByRole('button', { name: /^Готовность/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByRole('button', { name: 'Начать вебинар' })).toBeInTheDocument();
  },
});

import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { ConsultationEditor } from './ConsultationEditor.tsx';

const meta = preview.meta({
  component: ConsultationEditor,
  parameters: { route: '/consultations/consultation-patterny', layout: 'fullscreen' },
  render: () => (
    <InShell path="/consultations/:id">
      <ConsultationEditor />
    </InShell>
  ),
});

const name = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Название консультации' }, { timeout: 5000 });
const save = () => screen.getByRole('button', { name: /^Сохран/ });
const says = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
const saved = () => says(/^Сохранено/);
const unsaved = () => says(/^Не\s+сохранено$/);
const tab = (label: string) => screen.getByRole('link', { name: label });

async function stored(environment: StoryEnvironment, id: string): Promise<unknown> {
  const answer = await environment.platform.fetch(
    new Request(`${location.origin}/api/v1/author/consultation/${id}`),
  );
  return answer.json();
}

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await name();
    await expect(screen.getByRole('radio', { name: 'Видеозвонок' })).toBeChecked();
    await expect(screen.getByRole('textbox', { name: /^Ссылка на/ })).toHaveValue(
      'https://meet.vetrova.ru/k',
    );
    await saved();
  },
});

/** Another format asks for another place; what was written for the first stays. */
export const Format = meta.story({
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('radio', { name: 'Очно' }));
    await expect(screen.queryByRole('textbox', { name: /^Ссылка на/ })).toBeNull();
    await userEvent.click(save());
    const address = screen.getByRole('textbox', { name: 'Адрес' });
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toHaveAccessibleDescription(/Укажите адрес/);
    await userEvent.click(screen.getByRole('radio', { name: 'Видеозвонок' }));
    await expect(screen.getByRole('textbox', { name: /^Ссылка на/ })).toHaveValue(
      'https://meet.vetrova.ru/k',
    );
    await saved();
  },
});

/** The hours of the week, and the rules about them. */
export const Hours = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/consultations/consultation-patterny?tab=hours' },
  play: async ({ loaded }) => {
    await name();
    await expect(screen.getByRole('switch', { name: 'Запись открыта' })).toBeChecked();
    const buffer = screen.getByRole('spinbutton', { name: 'Перерыв между встречами' });
    await expect(buffer).toHaveValue('15');
    buffer.focus();
    await userEvent.keyboard('{ArrowUp}');
    await unsaved();
    await userEvent.click(save());
    await saved();
    await expect(await stored(loaded['environment'], 'consultation-patterny')).toMatchObject({
      bufferMin: 20,
    });
  },
});

/** Nobody can book what has no hours: opening it says so where the hours are. */
export const Invalid = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/consultations/new?tab=hours' },
  play: async () => {
    await userEvent.type(await name(), 'Разбор');
    await userEvent.click(screen.getByRole('switch', { name: 'Запись открыта' }));
    await userEvent.click(save());
    await expect(await screen.findByText('Укажите, когда вы принимаете')).toBeInTheDocument();
    await unsaved();
  },
});

/** What a client will see: the two weeks by their own clock. */
export const Client = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/consultations/consultation-patterny?tab=client' },
  play: async () => {
    await name();
    const times = within(await screen.findByRole('region', { name: 'Свободное время' }));
    await expect(await times.findByText(/вариант(а|ов)? на\s+две недели/)).toBeInTheDocument();
    await expect(times.getAllByText('12:00').length).toBeGreaterThan(0);
  },
});

/** Closed, it says so; the times are those that would be. */
export const ClientClosed = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/consultations/consultation-perepiska?tab=client' },
  play: async () => {
    await name();
    // The page of the editor fades in.
    await waitFor(() => expect(screen.getByText(/Пока она закрыта/)).toBeVisible());
    await waitFor(() => expect(screen.getByText(/на\s+две недели$/)).toBeVisible());
  },
});

/** Without knowing when the author is busy no time is promised. */
export const ClientFailed = meta.story({
  parameters: { route: '/consultations/consultation-patterny?tab=client' },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.webinar.list, 500)),
  play: async () => {
    await name();
    await expect(
      await screen.findByRole('heading', { name: /Не\s+удалось узнать, когда вы заняты/ }),
    ).toBeInTheDocument();
  },
});

export const New = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/consultations/new' },
  play: async ({ loaded }) => {
    await userEvent.type(await name(), 'Час у моря');
    const [price] = screen.getAllByRole('textbox', { name: 'Цена' });
    if (price === undefined) throw new Error('No price');
    await userEvent.type(price, '2900');
    await unsaved();
    save().focus();
    await userEvent.keyboard('{Enter}');
    await saved();
    // The price is entered once, and both hold it.
    const list = await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/publication/list`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ search: 'Час у моря' }),
      }),
    );
    const { list: found } = (await list.json()) as { list: { contentId: string; costKopecks: number }[] };
    await expect(found).toMatchObject([{ costKopecks: 290_000 }]);
    await expect(await stored(loaded['environment'], found[0]?.contentId ?? '')).toMatchObject({
      costKopecks: 290_000,
    });
  },
});

export const CreationFailed = meta.story({
  tags: ['picture-phone'],
  parameters: { route: '/consultations/new' },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.consultation.create, 500)),
  play: async () => {
    await userEvent.type(await name(), 'Час у моря');
    await userEvent.click(save());
    await expect(await screen.findByText('Ошибка при создании услуги')).toBeInTheDocument();
    await expect(await name()).toHaveValue('Час у моря');
    await says(/^Не\s+сохранилось$/);
  },
});

export const SaveFailed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.consultation.update, 500)),
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    await expect(await screen.findByText('Не удалось обновить консультацию')).toBeInTheDocument();
    await expect((await name()).value).toMatch(/!$/);
    await says(/^Не\s+сохранилось$/);
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.consultation.get)),
  play: async () => {
    await expect(await screen.findByText('Открываем консультацию')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.consultation.get, 500)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\s+открылась/ })).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  parameters: { route: '/consultations/consultation-nowhere' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\s+найдена/ })).toBeInTheDocument();
  },
});

export const Saving = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.consultation.update)),
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
  },
});

/** A line of the checklist leads to another page of the editor. */
export const Readiness = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/consultations/new' },
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: /^Указать: Нет часов/ }));
    await waitFor(() => expect(tab('Расписание')).toHaveAttribute('aria-current', 'page'));
    await expect(await screen.findByRole('switch', { name: 'Запись открыта' })).toBeInTheDocument();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => {
    await expect(
      await screen.findByRole('textbox', { name: 'Title of the consultation' }),
    ).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await name();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const PhoneHours = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/consultations/consultation-patterny?tab=hours' },
  play: async () => {
    await name();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const PhoneClient = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/consultations/consultation-patterny?tab=client' },
  play: async () => {
    await expect(await screen.findByText(/на\s+две недели$/, {}, { timeout: 5000 })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

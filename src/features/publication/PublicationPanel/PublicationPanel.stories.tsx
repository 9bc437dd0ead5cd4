import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never, outage } from '#platform/msw.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { standard } from '#platform/scenarios/standard.ts';
import { address } from '#storybook/address.tsx';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { PublicationPanel } from './PublicationPanel.tsx';

const rows = ['publication-golos', 'publication-plechi', 'publication-nerv'].map((id) => ({ id }));

const at = (id: string) => ({ route: `/publications?open=${id}` });

const meta = preview.meta({
  component: PublicationPanel,
  args: { rows },
  parameters: { layout: 'fullscreen', ...at('publication-golos') },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <InShell path="/publications">
      <h1>Публикации</h1>
      <PublicationPanel {...args} />
    </InShell>
  ),
});

/** The demo with one publication told otherwise. */
const told =
  (id: string, fields: object): Scenario =>
  (now) =>
    standard(now).map((author) => ({
      ...author,
      publications: author.publications.map((each) => (each.id === id ? { ...each, ...fields } : each)),
    }));

const panel = async () => within(await screen.findByRole('dialog', { name: /^Публикация «/ }));
const price = (of: Awaited<ReturnType<typeof panel>>) => of.findByRole('textbox', { name: 'Цена' });

const typePrice = async (of: Awaited<ReturnType<typeof panel>>, text: string) => {
  const field = await price(of);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** A draft: its price with the discount, what is lacking, and what happened so far. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    const one = await panel();
    await expect(await price(one)).toHaveValue('690');
    await expect(one.getByText(/^Скидка 30\s%, выгода 300\s₽\.$/)).toBeInTheDocument();
    await expect(one.getByRole('link', { name: /^Открыть в\sредакторе$/ })).toBeInTheDocument();
    await expect(await one.findByRole('heading', { name: 'Готовность' })).toBeInTheDocument();
    const history = within(one.getByRole('list', { name: 'История' }));
    await expect(history.getByText('Черновик создан')).toBeInTheDocument();
  },
});

/** Sent for review: the expected answer is told, and nothing can be pressed. */
export const SentForReview = meta.story({
  tags: ['picture'],
  parameters: at('publication-meditation-478'),
  play: async () => {
    const one = await panel();
    await one.findByRole('heading', { name: 'Готовность' });
    const send = await one.findByRole('button', { name: 'На\u00A0проверку' });
    await userEvent.click(send);
    await waitFor(() => expect(one.queryByRole('button', { name: 'На\u00A0проверку' })).toBeNull());
    await expect(await one.findByText(/Ответ обычно в\sтечение суток/)).toBeInTheDocument();
    await expect(await price(one)).toBeDisabled();
    await waitFor(async () => {
      const dialog = await screen.findByRole('dialog', { name: /^Публикация «/ });
      await expect(dialog.contains(document.activeElement)).toBe(true);
    });
  },
});

/** Whoever presses before the recording has been read is not told that it lacks something: the platform judges. */
export const SentBeforeAllIsRead = meta.story({
  parameters: at('publication-meditation-478'),
  beforeEach: ({ msw }) => msw.use(never(endpoints.stream.get)),
  play: async () => {
    const one = await panel();
    await one.findByRole('heading', { name: 'Готовность' });
    await userEvent.click(await one.findByRole('button', { name: 'На\u00A0проверку' }));
    await expect(await one.findByText(/Ответ обычно в\sтечение суток/)).toBeInTheDocument();
  },
});

export const Pending = meta.story({
  tags: ['picture'],
  parameters: at('publication-nerv'),
  play: async () => {
    const one = await panel();
    await expect(await one.findByText(/Ответ обычно в\sтечение суток/)).toBeInTheDocument();
    await expect(await one.findByText(/^Сейчас цену изменить нельзя\.$/)).toBeInTheDocument();
  },
});

/** The moderator's words stand over all else. */
export const Rejected = meta.story({
  tags: ['picture'],
  parameters: at('publication-karta'),
  play: async () => {
    const one = await panel();
    await expect(await one.findByRole('heading', { name: 'Модератор просит исправить' })).toBeInTheDocument();
    await one.findByRole('heading', { name: 'Готовность' });
    await userEvent.click(one.getByRole('button', { name: 'На\u00A0проверку' }));
    const missing = within(await one.findByRole('alert'));
    await expect(missing.getByRole('button', { name: /^Описание короче 200/ })).toBeInTheDocument();
  },
});

export const Approved = meta.story({
  parameters: at('publication-plechi'),
  play: async () => {
    const one = await panel();
    await expect(await one.findByRole('button', { name: 'Опубликовать' })).toBeEnabled();
  },
});

/** In the catalogue: a new price is for new buyers, and leaving asks first. */
export const Published = meta.story({
  parameters: at('publication-course-telo'),
  play: async () => {
    const one = await panel();
    await expect(await one.findByText(/для новых покупателей/)).toBeInTheDocument();
    const figures = within(one.getByRole('group', { name: 'Продажи и\u00A0доход' }));
    await expect(figures.getByText('214')).toBeInTheDocument();
    await userEvent.click(one.getByRole('button', { name: 'Снять с\u00A0публикации' }));
    const ask = within(await screen.findByRole('alertdialog'));
    await expect(ask.getByText('Купившие сохранят доступ')).toBeInTheDocument();
    await userEvent.click(ask.getByRole('button', { name: 'Снять с\u00A0публикации' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await one.findByRole('button', { name: 'Опубликовать' })).toBeEnabled();
  },
});

export const Archived = meta.story({
  tags: ['picture'],
  parameters: at('publication-skan'),
  play: async () => {
    const one = await panel();
    await expect(await one.findByText(/изменить её нельзя/)).toBeInTheDocument();
    await expect(one.queryByRole('button', { name: 'Опубликовать' })).toBeNull();
  },
});

export const UnknownStatus = meta.story({
  tags: ['picture'],
  parameters: at('publication-plechi'),
  beforeEach: ({ loaded }) =>
    loaded['environment'].load(told('publication-plechi', { status: 'on_hold', visibility: 'partners' })),
  play: async () => {
    const one = await panel();
    await expect((await one.findAllByText('on_hold')).length).toBeGreaterThan(0);
    await expect(one.getByText(/Этого статуса кабинет не\sзнает/)).toBeInTheDocument();
  },
});

/** A price that no platform takes: told beside its field, and nothing is sent. */
export const Invalid = meta.story({
  play: async () => {
    const one = await panel();
    await typePrice(one, '990');
    await userEvent.click(await one.findByRole('button', { name: 'Сохранить цену' }));
    await expect(await one.findByText('Цена до скидки должна быть выше новой')).toBeInTheDocument();
  },
});

/** Saved by a press; said so. */
export const Saved = meta.story({
  play: async () => {
    const one = await panel();
    await typePrice(one, '590');
    await expect(await one.findByText(/^Не\sсохранено$/)).toBeInTheDocument();
    await userEvent.click(one.getByRole('button', { name: 'Сохранить цену' }));
    await expect(await screen.findByText('Цена сохранена')).toBeInTheDocument();
    await waitFor(() => expect(one.queryByText(/^Не\sсохранено$/)).toBeNull());
    await expect(one.getByText(/^Скидка 40\s%/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть уведомление' }));
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.publication.edit)),
  play: async () => {
    const one = await panel();
    await typePrice(one, '590');
    const save = await one.findByRole('button', { name: 'Сохранить цену' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The platform refuses: told, and the typed price stays. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.publication.edit, 500)),
  play: async () => {
    const one = await panel();
    await typePrice(one, '590');
    await userEvent.click(await one.findByRole('button', { name: 'Сохранить цену' }));
    await expect(await screen.findByText(/^Не\sудалось изменить цену публикации$/)).toBeInTheDocument();
    await expect(await price(one)).toHaveValue('590');
    await expect(one.getByText(/^Не\sсохранено$/)).toBeInTheDocument();
  },
});

const edit = { body: '{"publicationId":"publication-golos","costKopecks":77000}' };

/** Somebody else changed the price meanwhile: the author chooses, and nothing is lost till then. */
export const Conflict = meta.story({
  play: async ({ loaded }) => {
    const one = await panel();
    await typePrice(one, '590');
    await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/publication/publication-golos`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        ...edit,
      }),
    );
    await userEvent.click(await one.findByRole('button', { name: 'Сохранить цену' }));
    const ask = within(await one.findByRole('group', { name: 'Цену изменили в\u00A0другом месте' }));
    await expect(ask.getByText(/770\s₽/)).toBeInTheDocument();
    await userEvent.click(ask.getByRole('button', { name: 'Моя' }));
    await waitFor(() => expect(one.queryByText(/^Не\sсохранено$/)).toBeNull());
    await expect(await price(one)).toHaveValue('590');
  },
});

/** To the next one and back by the buttons of the panel. */
export const Neighbours = meta.story({
  play: async () => {
    const one = await panel();
    await userEvent.click(await one.findByRole('button', { name: 'Следующая' }));
    await screen.findByRole('dialog', { name: /^Публикация «Мягкие плечи/ });
    await waitFor(() => expect(address().get('open')).toBe('publication-plechi'));
  },
});

/** A content that is not for sale yet, at a price: a draft that stands open. */
export const New = meta.story({
  parameters: at('new'),
  play: async () => {
    const fresh = within(await screen.findByRole('dialog', { name: 'Новая публикация' }));
    await userEvent.click(await fresh.findByRole('button', { name: 'Создать черновик' }));
    await expect((await fresh.findAllByText('Заполните это поле')).length).toBe(2);
    await userEvent.type(await fresh.findByRole('combobox', { name: 'Содержание' }), 'Голос после');
    await userEvent.click(await screen.findByRole('option', { name: /^Голос после долгого дня/ }));
    await typePrice(fresh, '490');
    await userEvent.click(fresh.getByRole('button', { name: 'Создать черновик' }));
    const made = within(await screen.findByRole('dialog', { name: /^Публикация «Голос после/ }));
    await expect(await price(made)).toHaveValue('490');
    await made.findByRole('heading', { name: 'Готовность' });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.publication.get)),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Публикация' })).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  tags: ['picture'],
  parameters: at('nowhere'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Такой публикации нет' })).toBeInTheDocument();
  },
});

const broken = outage(endpoints.publication.get, 500);

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(broken.begin()),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Публикация не\u00A0открылась' }),
    ).toBeInTheDocument();
    broken.end();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await panel();
  },
});

/** What it sells is not there any more. */
export const ContentGone = meta.story({
  parameters: at('publication-plechi'),
  beforeEach: ({ msw }) => msw.use(fails(endpoints.lecture.get, 404)),
  play: async () => {
    const one = await panel();
    await expect(await one.findByText('Содержание удалено или недоступно.')).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: at('publication-plechi'),
  play: async () => {
    const one = await panel();
    await expect(await one.findByRole('button', { name: 'Опубликовать' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

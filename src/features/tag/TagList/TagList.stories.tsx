import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { closeToast, closeToasts } from '#storybook/toasts.ts';
import { TagList } from './TagList.tsx';

const meta = preview.meta({
  component: TagList,
  parameters: { layout: 'fullscreen', route: '/tags' },
  render: () => (
    <InShell path="/tags">
      <TagList />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];
const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Теги' }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await expect((await rows.findAllByRole('link')).length).toBeGreaterThan(10);
  },
});

/** A new tag joins the list. Its field is open: nothing else on the screen offers the same. */
export const Created = meta.story({
  play: async ({ canvas }) => {
    await table(canvas);
    await expect(canvas.queryByRole('button', { name: 'Новый тег' })).toBeNull();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Название нового тега' }));
    await userEvent.keyboard('Ааа, осенний свет{Enter}');
    const rows = await table(canvas);
    await rows.findByRole('link', { name: 'Ааа, осенний свет' });
    await closeToast(/^Тег «Ааа.*создан$/);
  },
});

/** A failure stands beside the button until it is pressed again. */
export const NotCreated = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.tag.create, 500)),
  play: async ({ canvas }) => {
    await table(canvas);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Название нового тега' }),
      'Осенний свет{Enter}',
    );
    const form = within(
      await waitFor(() => {
        const found = canvas.getByRole('button', { name: 'Создать тег' }).closest('form');
        if (found === null) throw new Error('No form');
        return found;
      }),
    );
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Не\sудалось создать тег/);
    await closeToasts();
    await expect(form.getByRole('alert')).toBeVisible();
  },
});

/** Where a tag is used, beside the list. */
export const Open = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await userEvent.click(await rows.findByRole('link', { name: 'сон' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Тег «сон»' }));
    await panel.findAllByRole('link');
    await expect(address().get('open')).toBe('tag-son');
  },
});

export const NoResults = meta.story({
  parameters: { route: '/tags?search=нет+такого' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ });
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.tag.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
  },
});

export const Refreshing = meta.story({
  play: async ({ canvas, msw }) => {
    const rows = await table(canvas);
    await rows.findAllByRole('link');
    msw.use(never(endpoints.tag.list));
    await userEvent.click(canvas.getByRole('button', { name: /^Порядок: По\sалфавиту$/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Чаще используемые' }));
    await waitFor(() => expect(address().get('sort')).toBe('used'));
    await expect(rows.getAllByRole('link').length).toBeGreaterThan(10);
  },
});

/** The first day: the field is at hand. */
export const Empty = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Здесь будут теги/ });
    await expect(canvas.getByRole('textbox', { name: 'Название нового тега' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /тег$/ })).toHaveLength(1);
  },
});

export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.tag.list, 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Список не\sоткрылся/ });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await table(canvas);
    await expectToFit();
  },
});

import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, garbled, never } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { LecturePicker } from './LecturePicker.tsx';

const picked = fn();

const meta = preview.meta({
  component: LecturePicker,
  args: {
    moduleName: 'Дыхание как опора',
    standing: ['lecture-golos', 'lecture-478'],
    onPick: picked,
    onClose: fn(),
  },
  beforeEach: () => void picked.mockClear(),
});

const dialog = async () => within(await screen.findByRole('dialog', { name: /Лекции из\sготовых/ }));
const box = async (name: RegExp) => (await dialog()).findByRole('checkbox', { name });

/** What stands in the module cannot be put there again. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await expect(await box(/диафрагма/)).toBeDisabled();
    await expect((await dialog()).getByRole('button', { name: 'Добавить' })).toBeDisabled();
  },
});

/** Several at once; those chosen under one search stay chosen under another. */
export const Picked = meta.story({
  tags: ['picture'],
  play: async () => {
    await userEvent.click(await box(/Квадратное|блуждающий/));
    await userEvent.type((await dialog()).getByRole('searchbox'), 'стен');
    await userEvent.click(await box(/Растяжка/));
    await userEvent.click(await (await dialog()).findByRole('button', { name: /Добавить 2\sлекции/ }));
    await waitFor(() => expect(picked).toHaveBeenCalledOnce());
    await expect(picked.mock.calls[0]?.[0]).toHaveLength(2);
  },
});

export const NoResults = meta.story({
  tags: ['picture'],
  play: async () => {
    await box(/диафрагма/);
    await userEvent.type((await dialog()).getByRole('searchbox'), 'аквариум');
    await expect(
      await (await dialog()).findByRole('heading', { name: /Ничего не\sнайдено/ }),
    ).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.lecture.list)),
  play: async () => {
    await expect(await (await dialog()).findByText('Загружаем лекции')).toBeInTheDocument();
  },
});

/** A lecture that makes no sense takes none of the others with it. */
export const Unread = meta.story({
  beforeEach: ({ msw, loaded }) => msw.use(garbled(endpoints.lecture.list, loaded['environment'].platform)),
  play: async () => {
    await (await dialog()).findByText(/^Не\sпоказана 1\sзапись/);
    await expect((await dialog()).getAllByRole('checkbox').length).toBeGreaterThan(1);
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.lecture.list, 500)),
  play: async () => {
    await expect(
      await (await dialog()).findByRole('heading', { name: /не\sзагрузились/ }),
    ).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await box(/диафрагма/);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MoveDialog } from './MoveDialog.tsx';

const moved = fn();
const names = ['Почему тело тревожится', 'Дыхание как опора', 'Плечи и\u00A0шея'];

const meta = preview.meta({
  component: MoveDialog,
  args: {
    count: 3,
    modules: names.map((name, at) => ({
      id: `m${at + 1}`,
      name,
      number: at + 1,
      totals: '4\u00A0лекции · 1\u00A0ч 21\u00A0мин',
      isHome: at === 1,
    })),
    onMove: moved,
    onClose: fn(),
  },
  beforeEach: () => void moved.mockClear(),
});

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Переместить/ }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await userEvent.click((await dialog()).getByRole('radio', { name: /3\. Плечи/ }));
    await userEvent.click((await dialog()).getByRole('radio', { name: /В\sначало/ }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Переместить' }));
    await waitFor(() => expect(moved).toHaveBeenCalledWith('m3', 'first'));
  },
});

/** Of many modules the one is found by typing. */
export const Many = meta.story({
  tags: ['picture'],
  args: {
    modules: Array.from({ length: 40 }, (_, at) => ({
      id: `m${at + 1}`,
      name: `Неделя ${at + 1}`,
      number: at + 1,
      totals: '7\u00A0лекций',
      isHome: false,
    })),
  },
  play: async () => {
    await userEvent.type((await dialog()).getByRole('searchbox'), '27');
    await waitFor(async () => expect((await dialog()).getAllByRole('radio')).toHaveLength(3));
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});

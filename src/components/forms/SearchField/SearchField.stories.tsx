import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { SearchField } from './SearchField.tsx';

const escaped = fn();

const given = {
  label: 'Поиск лекций',
  placeholder: 'Название или тег',
  value: '',
  onChange: fn(),
};

const Kept = stateful(SearchField, 'value', 'onChange');

const meta = preview.meta({
  component: SearchField,
  args: given,
  render: (args) => (
    <div style={{ width: 208 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  tags: ['picture'],
});

/** Esc clears, and so does the cross, which hands the focus back. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Поиск лекций' });
    await userEvent.tab();
    await userEvent.keyboard('дыхание');
    await expect(input).toHaveValue('дыхание');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('голос');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Очистить поиск' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

export const Filled = meta.story({
  args: { value: 'дыхание' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить поиск' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.keyboard('плечи');
  },
});

/** Esc first clears the search; only the next one reaches what is around it. */
export const InsideDialog = meta.story({
  render: () => (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && escaped()}>
      <Kept {...given} value="тело" />
    </div>
  ),
  play: async ({ canvas }) => {
    escaped.mockClear();
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(escaped).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(escaped).toHaveBeenCalledOnce();
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 208 }}>
      <Kept {...given} />
      <Kept {...given} size="regular" label="Поиск в полях" labelHidden={false} />
      <Kept {...given} size="large" label="Поиск на телефоне" value="диафрагма и голос, длинный запрос" />
      <Kept {...given} disabled label="Поиск выключен" />
    </div>
  ),
});

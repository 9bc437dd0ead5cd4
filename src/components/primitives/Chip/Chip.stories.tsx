import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { withSystemColours } from '#storybook/touch.ts';
import { Chip } from './Chip.tsx';

const meta = preview.meta({ component: Chip, args: { children: 'Без обложки', count: 3, onClick: fn() } });

const removed = fn();

const plus = <Plus size={16} strokeWidth={1.5} aria-hidden />;

function Toggling() {
  const [on, setOn] = useState(false);
  return (
    <Chip count={3} pressed={on} onClick={() => setOn(!on)}>
      Без обложки
    </Chip>
  );
}

export const Default = meta.story({ tags: ['picture'] });

/** Space and Enter turn it on and off; the cross of a filter is a stop of its own. */
export const Keyboard = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Toggling />
      <Chip {...args} value="в каталоге" onRemove={removed} removeLabel="Убрать фильтр «Видимость»">
        Видимость
      </Chip>
    </div>
  ),
  args: { count: undefined },
  play: async ({ args, canvas }) => {
    removed.mockClear();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Без обложки 3', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: false })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Видимость: в каталоге' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать фильтр «Видимость»' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalledOnce();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Removable = meta.story({
  args: {
    children: 'Видимость',
    value: 'в каталоге',
    count: undefined,
    onRemove: fn(),
    removeLabel: 'Убрать фильтр «Видимость»',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Видимость: в каталоге' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать фильтр «Видимость»' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Where the system picks the colours, all of a pressed chip is in those of what is chosen. */
export const SystemColours = meta.story({
  args: { children: 'Статус', value: 'черновики', pressed: true, onRemove: fn(), removeLabel: 'Убрать' },
  play: ({ canvas }) =>
    withSystemColours(async () => {
      const colourOf = (part: Element) => getComputedStyle(part).color;
      const chosen = colourOf(canvas.getByText('черновики'));
      for (const part of [canvas.getByText('Статус:'), canvas.getByRole('button', { name: 'Убрать' })])
        await expect(colourOf(part)).toBe(chosen);
    }),
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
  args: {
    children: 'Тег',
    value: 'превысокомногорассмотрительствующийсамосострадательностью',
    count: undefined,
    onRemove: fn(),
    removeLabel: 'Убрать фильтр «Тег»',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip count={3}>Без обложки</Chip>
      <Chip count={1284}>Не используется</Chip>
      <Chip count={3} pressed>
        Без обложки
      </Chip>
      <Chip disabled count={0}>
        Без тегов
      </Chip>
      <Chip value="в каталоге" onRemove={fn()} removeLabel="Убрать фильтр «Видимость»">
        Видимость
      </Chip>
      <Chip value="черновики" pressed onRemove={fn()} removeLabel="Убрать фильтр «Статус»">
        Статус
      </Chip>
      <Chip dashed icon={plus}>
        Фильтр
      </Chip>
    </div>
  ),
});

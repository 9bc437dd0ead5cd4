import { ChevronDown, LayoutGrid, List, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { isEmbedded } from '#storybook/isEmbedded.ts';
import preview from '#storybook/preview.tsx';
import { color, radius } from '#theme/tokens.ts';
import { ListToolbar } from './ListToolbar.tsx';

const search = (
  <input
    type="search"
    aria-label="Название или тег"
    placeholder="Название или тег"
    style={{
      width: 208,
      height: 32,
      padding: '0 12px',
      border: `1px solid ${color.field}`,
      borderRadius: radius.control,
      background: 'none',
    }}
  />
);

const meta = preview.meta({
  component: ListToolbar,
  // It is as wide as its screen.
  parameters: { frameWidth: 1080, layout: 'fullscreen' },
  // On a page it would touch the edges of its frame, as it does on no screen.
  decorators: [
    (Story) => (
      <div style={{ padding: isEmbedded ? 16 : 0 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    'data-testid': 'toolbar',
    children: (
      <>
        {search}
        <Button>Без обложки 3</Button>
        <Button>Не используется 5</Button>
        <Button variant="quiet" icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>
          Фильтр
        </Button>
      </>
    ),
    end: (
      <>
        <span>Показано 24 из 42</span>
        <Button variant="quiet">
          Сначала новые <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </Button>
        <fieldset aria-label="Вид" style={{ display: 'flex' }}>
          <IconButton
            label="Сетка"
            variant="secondary"
            icon={<LayoutGrid size={16} strokeWidth={1.5} aria-hidden />}
          />
          <IconButton label="Строки" icon={<List size={16} strokeWidth={1.5} aria-hidden />} />
        </fieldset>
      </>
    ),
  },
});

/** One line where there is room for it. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('toolbar').getBoundingClientRect().height).toBe(32);
  },
});

export const WithoutEnd = meta.story({
  tags: ['picture'],
  args: { end: undefined },
});

export const Tablet = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'tablet' } },
});

/** The search has a line of its own; nothing sticks out. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toolbar = canvas.getByTestId('toolbar').getBoundingClientRect();
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().width).toBe(toolbar.width);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

import { Ellipsis, Presentation } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import vydoh from '#components/data/Cover/fixtures/vydoh.svg';
import { Status } from '#components/feedback/Status/Status.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import preview from '#storybook/preview.tsx';
import { MediaCard } from './MediaCard.tsx';

const onMenu = fn();

const meta = preview.meta({
  component: MediaCard,
  args: {
    href: '#/lectures/l-1',
    cover: vydoh,
    icon: <Presentation size={24} strokeWidth={1.5} aria-hidden />,
    duration: 2282,
    title: 'Голос и\u00A0диафрагма: как\u00A0выдох возвращает опору',
    status: (
      <Status glyph="draft" size="small">
        Черновик
      </Status>
    ),
    note: 'в\u00A01\u00A0курсе',
    menu: (
      <IconButton
        size="small"
        label="Действия"
        icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
        aria-haspopup="menu"
        onClick={onMenu}
      />
    ),
    onContextMenu: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args, canvas, step }) => {
    onMenu.mockClear();
    const link = canvas.getByRole('link', { name: /Голос и\sдиафрагма/ });
    await expect(link).toHaveAttribute('href', '#/lectures/l-1');
    await step('the link is all of the card, the menu apart from it', async () => {
      const { left, top } = canvas.getByRole('article').getBoundingClientRect();
      await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
      await userEvent.click(canvas.getByRole('button', { name: 'Действия' }));
      await expect(onMenu).toHaveBeenCalledOnce();
    });
    await step('a right click anywhere on it is reported', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText('Черновик') });
      await expect(args.onContextMenu).toHaveBeenCalledOnce();
    });
  },
});

/** The keyboard: the link, then the menu, which comes in sight. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Действия' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const Selected = meta.story({
  tags: ['picture'],
  args: { selected: true },
});
export const WithoutCover = meta.story({
  tags: ['picture'],
  args: { cover: undefined, duration: undefined, note: 'не\u00A0используется' },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title:
      'Непроизносимодлинноеназваниебезединогопробелакотороенепомещается ни\u00A0в\u00A0одну строку и\u00A0обрывается на\u00A0второй',
    status: (
      <Status glyph="down" size="small">
        Снята с{'\u00A0'}публикации
      </Status>
    ),
    note: 'в\u00A0двенадцати курсах и\u00A0марафонах',
  },
});

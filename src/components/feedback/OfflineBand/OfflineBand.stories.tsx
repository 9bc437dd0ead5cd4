import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OfflineBand } from './OfflineBand.tsx';

const onClick = fn();

const meta = preview.meta({
  component: OfflineBand,
  args: {
    children:
      'Нет сети. Правки остаются на\u00A0этом устройстве и\u00A0уйдут сами, как только связь вернётся',
    note: '2\u00A0правки ждут',
    action: { label: 'Проверить', onClick },
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Нет сети');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    onClick.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Проверить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
});

export const WordsOnly = meta.story({
  tags: ['picture'],
  args: { note: undefined, action: undefined },
});

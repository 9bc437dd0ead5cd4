import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Toast } from './Toast.tsx';

const onAction = fn();

const meta = preview.meta({
  component: Toast,
  args: {
    kind: 'error' as const,
    title: 'Ошибка',
    description: 'Не удалось обновить лекцию',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 368 }}>
        <Story />
      </div>
    ),
  ],
});

export const Error = meta.story({
  tags: ['picture'],
  args: { action: { label: 'Повторить', onClick: onAction } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось обновить лекцию');
  },
});

/** The action first, then the cross. */
export const Keyboard = meta.story({
  args: { action: { label: 'Повторить', onClick: onAction } },
  play: async ({ args, canvas }) => {
    onAction.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Закрыть уведомление' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Success = meta.story({
  tags: ['picture'],
  args: { kind: 'success', title: 'Успешно', description: 'Данные пользователя обновлены' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Данные пользователя обновлены');
  },
});

const undo = { label: 'Отменить', onClick: onAction };

/** Both kinds with and without an action, in one line and in two; the last can be taken back for a while. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Toast {...args} />
      <Toast {...args} title={'Не\u00A0сохранилось'} description={undefined} action={undo} />
      <Toast {...args} requestId="7f3a9c01b2d4" />
      <Toast {...args} kind="success" title="Успешно" description="Лекция обновлена" action={undo} />
      <Toast
        {...args}
        kind="success"
        title={'Лекция убрана из\u00A0модуля\u00A02'}
        description={undefined}
        action={undo}
        ring={64}
      />
    </div>
  ),
});

/** On its way out: not seen, not reachable. */
export const Leaving = meta.story({
  args: { shown: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
  args: {
    description:
      'Файл «Превысокомногорассмотрительствующийсамосострадательностью.mp4» не\u00A0загрузился: связь прервалась на\u00A031\u00A0%',
    action: { label: 'Повторить', onClick: onAction },
  },
});

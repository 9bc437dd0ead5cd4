import { History } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  component: Banner,
  args: {
    icon: <History size={16} strokeWidth={1.5} aria-hidden />,
    title: 'Есть несохранённая версия от\u00A012:04',
    children: 'с\u00A0этого устройства. На\u00A0платформе лекция менялась в\u00A011:40',
    actions: (
      <>
        <Button variant="quiet">Отбросить</Button>
        <Button variant="quiet">Сравнить</Button>
        <Button variant="primary">Восстановить</Button>
      </>
    ),
  },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Есть несохранённая версия/ })).toBeVisible();
  },
});

/** On a phone the primary stands first, and Tab comes to it first. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Отбросить' })).toHaveFocus();
    const keys = await realKeys();
    if (keys === null) return;
    await keys.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Восстановить' })).toHaveFocus();
    for (const name of ['Отбросить', 'Сравнить']) {
      await keys.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
});

/** With a reason and without. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Banner {...args} title={'Ссылка на\u00A0эфир не\u00A0указана'}>
        {undefined}
      </Banner>
      <Banner {...args} title="Лекция снята" actions={<Button variant="primary">Восстановить</Button>} />
      <Banner {...args} title="Лекция менялась" actions={undefined} />
    </div>
  ),
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Превысокомногорассмотрительствующийсамосострадательностью',
    children: 'превысокомногорассмотрительствующийсамосострадательностью',
  },
  play: expectToFit,
});

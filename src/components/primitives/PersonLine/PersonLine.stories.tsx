import { Mail } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { PersonLine } from './PersonLine.tsx';

const meta = preview.meta({
  component: PersonLine,
  args: { name: 'Роман Титов', note: 'Вторая покупка, всего 6\u00A0390\u00A0₽' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture'],
  args: { action: <TextLink href="#client">Открыть</TextLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Роман Титов')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
  args: {
    name: 'Константин-Александр Превысокомногорассмотрительствующийсамосострадательностью',
    note: 'konstantin.aleksandr.preobrazhensky@voznesensky-family.example',
    action: <TextLink href="#client">Открыть</TextLink>,
  },
});

/** A cell or card, a panel, the head of a panel. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PersonLine name="Анна Юрьева" size="small" />
      <PersonLine name="Роман Титов" note={'Вторая покупка'} />
      <PersonLine
        name="Ольга Климова"
        note={'klimova.olga@mail.ru · 4-я\u00A0заявка'}
        size="large"
        action={<IconButton label="Написать" icon={<Mail size={16} strokeWidth={1.5} aria-hidden />} />}
      />
    </div>
  ),
});

import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { TextArea } from './TextArea.tsx';

const description =
  'Мы разбираем, почему в тревоге голос становится выше, а вдох — короче, и как вернуть диафрагме её обычный ход.\n\nСначала — десять минут теории с простой схемой, затем три упражнения сидя: «шипящий выдох», счёт 4–7–8 и мягкое гудение. Понадобится только стул и тихое место.';

const given = {
  label: 'Описание',
  max: 5000,
  value: description,
  onChange: fn(),
};

const Kept = stateful(TextArea, 'value', 'onChange');

const meta = preview.meta({
  component: TextArea,
  args: given,
  render: (args) => (
    <div style={{ maxWidth: 728 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  tags: ['picture'],
});

/** Enter makes a line, Tab leaves. */
export const Keyboard = meta.story({
  args: { value: '' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Описание' });
    await userEvent.tab();
    await userEvent.keyboard('вдох{Enter}выдох');
    await expect(area).toHaveValue('вдох\nвыдох');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(area).toHaveFocus();
  },
});

/** It grows line by line and gives the room back. */
export const Growing = meta.story({
  tags: ['picture'],
  args: { value: '' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Описание' });
    const short = area.offsetHeight;
    await userEvent.click(area);
    await userEvent.keyboard('один{Enter}два{Enter}три{Enter}четыре{Enter}');
    await expect(area).toHaveValue('один\nдва\nтри\nчетыре\n');
    await expect(area.offsetHeight).toBe(short + 2 * 24);
    await expect(area.scrollHeight).toBe(area.clientHeight);
    await userEvent.clear(area);
    await expect(area.offsetHeight).toBe(short);
  },
});

export const Invalid = meta.story({
  args: { max: 200, error: 'Сократите на 71 знак' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Описание' })).toBeInvalid();
    await expect(canvas.getByText('271 из 200')).toBeVisible();
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <StateGrid width={275}>
      <Kept
        {...given}
        value=""
        placeholder={'О\u00A0чём лекция и\u00A0что понадобится'}
        hint={'От\u00A0200\u00A0знаков'}
      />
      <Kept {...given} label="Выключено" value="Только стул." disabled />
      <Kept {...given} label="Только для чтения" value="Только стул." readOnly />
    </StateGrid>
  ),
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { value: 'превысокомногорассмотрительствующий.адрес.без.пробелов.который.не.помещается' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Описание' });
    await expect(area.scrollWidth).toBe(area.clientWidth);
    await expectToFit();
  },
});

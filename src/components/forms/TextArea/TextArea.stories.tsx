import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const description =
  'Мы разбираем, почему в тревоге голос становится выше, а вдох — короче, и как вернуть диафрагме её обычный ход.\n\nСначала — десять минут теории с простой схемой, затем три упражнения сидя: «шипящий выдох», счёт 4–7–8 и мягкое гудение. Понадобится только стул и тихое место.';

function Kept({ first = description, ...props }: Partial<TextAreaProps> & { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxWidth: 728 }}>
      <TextArea label="Описание" value={value} onChange={setValue} max={5000} {...props} />
    </div>
  );
}

const meta = preview.meta({ component: TextArea });

export const Default = meta.story({ render: () => <Kept /> });

export const Empty = meta.story({
  render: () => <Kept first="" placeholder="О чём лекция и что понадобится" hint="От 200 знаков" />,
});

/** It grows line by line and gives the room back. */
export const Growing = meta.story({
  render: () => <Kept first="" />,
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
  render: () => <Kept max={200} error="Сократите на 71 знак" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Описание' })).toBeInvalid();
    await expect(canvas.getByText('271 из 200')).toBeVisible();
  },
});

export const Disabled = meta.story({ render: () => <Kept disabled /> });

export const LongWord = meta.story({
  render: () => (
    <div style={{ width: 240 }}>
      <Kept first="превысокомногорассмотрительствующий.адрес.без.пробелов.который.не.помещается" />
    </div>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Описание' });
    await expect(area.scrollWidth).toBe(area.clientWidth);
  },
});

import { expect, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { RichText } from './RichText.tsx';

const lecture = `Мы\u00A0разбираем, почему в\u00A0тревоге голос становится выше, а\u00A0вдох\u00A0— короче, и\u00A0**как вернуть диафрагме её обычный ход**.

## Что понадобится

- стул *без подлокотников*
- тихое место на\u00A0двадцать минут
- тетрадь

## Порядок

1. Десять минут теории с\u00A0простой схемой.
2. Три упражнения сидя: «шипящий выдох», счёт 4–7–8 и\u00A0мягкое гудение.

Запись и\u00A0схема\u00A0— на\u00A0[странице курса](https://vetrova.ru/telo).
Вопросы задайте под\u00A0лекцией.`;

const meta = preview.meta({ component: RichText, args: { text: lecture } });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getByText(/^как вернуть диафрагме/)).toHaveProperty('tagName', 'STRONG');
    const link = canvas.getByRole('link', { name: 'странице курса' });
    await expect(link).toHaveAttribute('href', 'https://vetrova.ru/telo');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
});

/** Links are all that there is to reach. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'странице курса' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

/** Tags, scripts and other addresses are text: nothing of the data becomes an element. */
export const Hostile = meta.story({
  tags: ['picture'],
  args: {
    text: '<script>alert(1)</script> <img src=x onerror="alert(1)">\n\n<b>не\u00A0жирно</b> [нажми](javascript:alert(1)) [и\u00A0сюда](http://example.ru)\n\n> цитата и\u00A0`код` остаются как есть',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img, b, a, blockquote, code')).toBeNull();
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvas.getByText(/\[нажми\]\(javascript:alert\(1\)\)/)).toBeVisible();
  },
});

export const Empty = meta.story({ args: { text: '' } });

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    text: '## Самосострадательностьвдлинномсловебезпробеловкотороенепомещается\n\n- превысокомногорассмотрительствующий.адрес.без.пробелов',
  },
  play: expectToFit,
});

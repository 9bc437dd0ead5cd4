import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { MessagePage } from './MessagePage.tsx';

const goHome = fn();

const meta = preview.meta({
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  args: {
    code: '404',
    title: 'Такой страницы нет',
    children: 'Возможно, ссылка устарела или в\u00A0адресе опечатка. Ваши материалы на\u00A0месте.',
    actions: (
      <>
        <Button variant="primary" onClick={goHome}>
          На главную
        </Button>
        <Button variant="quiet">Назад</Button>
      </>
    ),
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    goHome.mockClear();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'На главную' }));
    await expect(goHome).toHaveBeenCalledOnce();
  },
});

/** The last resort has no code, and words of another language. */
export const Failed = meta.story({
  tags: ['picture-phone'],
  args: {
    code: undefined,
    title: 'Unexpected Application Error!',
    children: 'Кабинет споткнулся. Несохранённые черновики лежат на\u00A0этом устройстве, их можно скачать.',
    actions: (
      <>
        <Button variant="primary">Повторить</Button>
        <Button>Скачать черновики</Button>
      </>
    ),
  },
});

export const Tablet = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'tablet' } },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Превысокомногорассмотрительствующийсамосострадательностью' },
  play: expectToFit,
});

import { expect, userEvent } from 'storybook/test';
import { languageAtom } from '#atoms/ui/language.ts';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import preview from '#storybook/preview.tsx';
import { FormEnd } from '../FormEnd/FormEnd.tsx';
import { Form } from '../Login/Login.styles.ts';
import { RegisterFrame } from './RegisterFrame.tsx';

const meta = preview.meta({
  component: RegisterFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 1 as const,
    title: 'Откроем кабинет',
    lead: 'Начнём с\u00A0почты: пришлём на\u00A0неё код.',
    children: (
      <Form>
        <TextField label="Почта" value="marina@vetrova.ru" onChange={() => undefined} size="large" />
        <FormEnd refusal={null} busy={false} label="Получить код" busyLabel="Отправляем…" />
      </Form>
    ),
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText('Шаг 1 из 2')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    await expect(document.title).toBe('Откроем кабинет — Регистрация — Кабинет автора');
    const other = canvas.getByRole('button', { name: 'English' });
    await userEvent.click(other);
    await expect(loaded['environment'].store.get(languageAtom)).toBe('en');
    other.blur();
  },
});

/** What is worked on takes the picture's place, and its name goes with it. */
export const WithStage = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  args: { step: 2 as const, stage: <p>Кадр</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Шаг 2 из 2')).toBeVisible();
    await expect(canvas.getByText('Кадр')).toBeVisible();
    await expect(canvas.queryByText('Рассвет на дюнах')).not.toBeInTheDocument();
  },
});

import { expect, userEvent } from 'storybook/test';
import { languageAtom } from '#atoms/ui/language.ts';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import preview from '#storybook/preview.tsx';
import { FormEnd } from '../FormEnd/FormEnd.tsx';
import { Form } from '../Login/Login.styles.ts';
import { AuthPage } from './AuthPage.tsx';

const meta = preview.meta({
  component: AuthPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Забыли пароль',
    lead: 'Пришлём ссылку, по\u00A0которой задают новый.',
    children: (
      <Form>
        <TextField label="Почта" value="marina@vetrova.ru" onChange={() => undefined} size="large" />
        <FormEnd refusal={null} busy={false} label="Прислать ссылку" busyLabel="Отправляем…" />
      </Form>
    ),
  },
});

/** The other language is named in itself, and chosen at once. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas, loaded }) => {
    const other = canvas.getByRole('button', { name: 'English' });
    await expect(other).toHaveAttribute('lang', 'en');
    await userEvent.click(other);
    await expect(loaded['environment'].store.get(languageAtom)).toBe('en');
    other.blur();
  },
});

import { expect, userEvent, within } from 'storybook/test';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import preview from '#storybook/preview.tsx';
import { color, radius } from '#theme/tokens.ts';
import { AuthFrame } from './AuthFrame.tsx';

const field = {
  width: '100%',
  height: 44,
  padding: '0 14px',
  border: `1px solid ${color.field}`,
  borderRadius: radius.control,
  background: 'none',
};

const form = (
  <form style={{ display: 'grid', gap: 20 }} onSubmit={(event) => event.preventDefault()}>
    <label style={{ display: 'grid', gap: 8 }}>
      Почта
      <input type="email" defaultValue="marina@vetrova.ru" autoComplete="off" style={field} />
    </label>
    <label style={{ display: 'grid', gap: 8 }}>
      Пароль
      <input type="password" defaultValue="author-demo" autoComplete="off" style={field} />
    </label>
    <Button type="submit" variant="primary" size="large" block>
      Войти
    </Button>
    <a href="#/forgot-password">Забыли пароль?</a>
  </form>
);

const links = (
  <>
    <a href="#/help">Помощь</a>
    <a href="#/terms">Условия</a>
    <a href="#/privacy">Конфиденциальность</a>
  </>
);

const meta = preview.meta({
  component: AuthFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Доброе утро',
    lead: 'Войдите, чтобы вернуться к\u00A0работе.',
    children: form,
    foot: links,
    art: { title: 'Рассвет на\u00A0дюнах', note: 'Медитация Ирины Соловьёвой, 16\u00A0минут' },
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Доброе утро' })).toBeVisible();
    await expect(canvas.getByText('Рассвет на дюнах')).toBeVisible();
    await userEvent.tab();
    await expect(main.getByLabelText('Почта')).toHaveFocus();
  },
});

/** After the session ended: what was being written is safe. */
export const WithNotice = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <>
        <Notice title="Правки на&nbsp;месте" style={{ marginBottom: 28 }}>
          Сеанс закончился в&nbsp;9:12. Лекция «Голос и&nbsp;диафрагма» сохранена на&nbsp;этом устройстве
          и&nbsp;откроется после входа.
        </Notice>
        {form}
      </>
    ),
  },
});

export const WithoutFoot = meta.story({ args: { foot: undefined } });

/** The picture is a low strip over the form; its name gives way. */
export const Tablet = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Рассвет на дюнах')).not.toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(360);
    await expect(canvas.getByRole('button', { name: 'Войти' }).getBoundingClientRect().width).toBe(328);
  },
});

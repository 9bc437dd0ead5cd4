import { expect, within } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Stepper, type StepperStep } from './Stepper.tsx';

const steps: StepperStep[] = [
  {
    id: 'profile',
    title: 'Профиль',
    note: 'Имя, город и\u00A0часовой пояс на\u00A0месте. Фото добавите позже.',
    state: 'done',
    aside: (
      <TextLink href="#profile" tone="quiet">
        Изменить
      </TextLink>
    ),
  },
  {
    id: 'lecture',
    title: 'Первая лекция',
    note: 'Запишите на\u00A0телефон или возьмите готовое видео. Пока файл загружается, заполните название.',
    state: 'current',
    children: (
      <Button variant="primary" size="large">
        Выбрать файл
      </Button>
    ),
  },
  {
    id: 'price',
    title: 'Цена',
    note: 'Бесплатно или от\u00A01\u00A0₽. Потом можно изменить.',
    state: 'todo',
    aside: '1\u00A0минута',
    children: <Button variant="primary">Назначить цену</Button>,
  },
  {
    id: 'publication',
    title: 'Публикация',
    note: 'Модератор отвечает за\u00A0день. После проверки лекцию увидят в\u00A0каталоге.',
    state: 'todo',
    aside: 'до\u00A024\u00A0часов',
  },
];

const meta = preview.meta({
  component: Stepper,
  args: { steps, label: 'Четыре шага до\u00A0первой продажи' },
});

/** Only the current step is open. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Четыре шага до\u00A0первой продажи' });
    const items = within(list).getAllByRole('listitem');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).not.toHaveAttribute('aria-current');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(within(items[0] as HTMLElement).getByRole('img', { name: 'Готово' })).toBeVisible();
  },
});

export const AllDone = meta.story({
  tags: ['picture'],
  args: { steps: steps.map((step) => ({ ...step, state: 'done' as const })) },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    steps: steps.map((step) => ({
      ...step,
      title: `${step.title}: превысокомногорассмотрительствующийсамосострадательностью`,
    })),
  },
  play: expectToFit,
});

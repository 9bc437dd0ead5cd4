import { ListChecks, Pause } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { SegmentStep } from '#components/feedback/Segments/Segments.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { isEmbedded } from '#storybook/isEmbedded.ts';
import preview from '#storybook/preview.tsx';
import { SaveBar } from './SaveBar.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

const steps: SegmentStep[] = [
  { label: 'Новый модуль', note: 'Плечи и\u00A0шея', state: 'done' },
  { label: 'Название', note: 'модуля\u00A02', state: 'done' },
  { label: 'Новая лекция', note: 'Дыхание 4–7–8', state: 'done' },
  { label: 'Изменения', note: 'Голос и\u00A0диафрагма', state: 'current', value: 45 },
  { label: 'Вложение', note: 'Схема мышц.png', state: 'todo' },
  { label: 'Перенос', note: 'Растяжка у\u00A0стены', state: 'todo' },
  { label: 'Порядок', note: 'модулей', state: 'todo' },
];

const journal = (
  <Button variant="quiet" icon={<ListChecks {...icon} />}>
    Журнал
  </Button>
);

const meta = preview.meta({
  component: SaveBar,
  args: {
    state: 'saving' as const,
    title: 'Сохраняем: 3\u00A0из\u00A07',
    note: 'Вкладку можно закрыть\u00A0— продолжим с\u00A0этого шага',
    steps,
    children: (
      <>
        {journal}
        <Button icon={<Pause {...icon} />}>Приостановить</Button>
      </>
    ),
  },
  // As on a page: the bar reaches over its padding.
  parameters: { frameWidth: 1040, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: '24px clamp(16px, 5vw, 40px) 40px', overflow: 'clip' }}>
        <div style={{ height: isEmbedded ? 40 : 240 }} />
        <Story />
      </div>
    ),
  ],
});

export const Saving = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Сохранение' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('Сохраняем: 3 из 7');
    await expect(within(bar).getAllByRole('listitem')).toHaveLength(7);
  },
});

/** The failed step stays where it is, with what happened; the one primary goes on from it. */
export const Failed = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  args: {
    state: 'failed',
    title: 'Шаг\u00A04 из\u00A07: не\u00A0удалось обновить лекцию',
    note: 'Платформа не\u00A0ответила за\u00A0минуту. Шаги 1–3 сохранены и\u00A0не\u00A0повторятся.',
    steps: steps.map((step) => (step.state === 'current' ? { ...step, state: 'failed' as const } : step)),
    children: (
      <>
        {journal}
        <Button variant="quiet">Пропустить шаг</Button>
        <Button variant="primary">Продолжить с{'\u00A0'}этого места</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('не удалось обновить лекцию');
    await expect(canvas.getByText('Изменения').closest('li')).toHaveAttribute('aria-current', 'step');
  },
});

export const Paused = meta.story({
  args: {
    state: 'paused',
    title: 'Остановлено: 3\u00A0из\u00A07',
    note: 'Остальное лежит на\u00A0этом устройстве',
    children: <Button variant="primary">Продолжить</Button>,
  },
});

export const Saved = meta.story({
  args: {
    state: 'saved',
    title: 'Сохранено',
    note: 'Семь правок за\u00A018\u00A0с',
    steps: steps.map((step) => ({ ...step, state: 'done' as const })),
    children: journal,
  },
});

export const Phone = meta.story({
  args: {
    ...Failed.composed.args,
    steps: Failed.composed.args.steps?.map((step) => ({
      ...step,
      note: 'Превысокомногорассмотрительствующийсамосострадательностью',
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
});

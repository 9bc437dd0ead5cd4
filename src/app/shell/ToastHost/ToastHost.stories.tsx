import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { showToastAtom, type ToastRequest } from '#atoms/ui/toast.ts';
import { TopBar } from '#components/layout/TopBar/TopBar.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { isEmbedded } from '#storybook/isEmbedded.ts';
import preview from '#storybook/preview.tsx';
import { ToastHost } from './ToastHost.tsx';

const undo = fn();

const failure: ToastRequest = { kind: 'error', description: 'Не удалось обновить лекцию', duration: null };
const removal: ToastRequest = {
  kind: 'success',
  description: 'Лекция убрана из модуля 2',
  duration: null,
  action: { label: 'Отменить', run: undo },
};
const long: ToastRequest = {
  kind: 'error',
  description: `«${'Запись эфира '.repeat(12)}.pages» не загружаем. Это не видео и не аудио.`,
};
const requests: Record<string, ToastRequest> = {
  'Покажи ошибку': failure,
  'Покажи успех': { kind: 'success', description: 'Данные пользователя обновлены', duration: null },
  'Предложи вернуть': removal,
};

function Bench() {
  const show = useSetAtom(showToastAtom);
  return (
    <>
      <TopBar crumbs={[{ label: 'Контент' }]} news={<ToastHost />} end={<Button>Создать</Button>} />
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: 16 }}>
        {Object.entries(requests).map(([label, request]) => (
          <Button key={label} onClick={() => show(request)}>
            {label}
          </Button>
        ))}
        <TextLink as={Link} to="/tags">
          Теги
        </TextLink>
      </div>
    </>
  );
}

/** On a documentation page no play runs: there a toast is shown from the start. */
const begin = (store: StoryEnvironment['store'], request: ToastRequest) => {
  if (isEmbedded) store.set(showToastAtom, request);
};

const meta = preview.meta({
  component: ToastHost,
  parameters: { layout: 'fullscreen', docs: { story: { iframeHeight: '200px' } }, frameWidth: 1040 },
  render: () => <Bench />,
  beforeEach: ({ loaded }) => begin(loaded['environment'].store, failure),
});

const inMiddle = (canvas: { getByRole: (role: string, how?: { name: string }) => HTMLElement }) => {
  const [path, place, end] = [
    canvas.getByRole('navigation', { name: 'Путь к\u00A0странице' }),
    canvas.getByRole('region', { name: 'Уведомления' }),
    canvas.getByRole('button', { name: 'Создать' }),
  ].map((element) => element.getBoundingClientRect());
  if (!path || !place || !end) return false;
  const { clientHeight } = canvas.getByRole('banner');
  return place.left >= path.right && place.right <= end.left && clientHeight === 56;
};

/** An error is an alert in the free middle of the bar. What is said next takes its place at once. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Покажи ошибку' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось обновить лекцию');
    await expect(inMiddle(canvas)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Покажи успех' }));
    const next = await canvas.findByText('Данные пользователя обновлены');
    await waitFor(() => expect(next).toBeVisible());
    await expect(canvas.queryByText('Не удалось обновить лекцию')).not.toBeInTheDocument();
  },
});

/** Under 1024 px it is a band under the bar, which moves the page down and covers nothing. */
export const Phone = meta.story({
  parameters: { docs: { story: { iframeHeight: '240px' } } },
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Покажи ошибку' });
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    const toast = (await canvas.findByRole('alert')).getBoundingClientRect();
    await expect(toast.top).toBeGreaterThanOrEqual(56);
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(before);
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(toast.bottom);
  },
});

/** What does not fit into the bar is a band there, too: no word is cut. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ loaded }) => begin(loaded['environment'].store, long),
  play: async ({ canvas, loaded }) => {
    loaded['environment'].store.set(showToastAtom, long);
    const toast = await canvas.findByRole('alert');
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(56));
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
  },
});

/** It ends with its screen. */
export const LeftScreen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Покажи успех' }));
    await canvas.findByText('Данные пользователя обновлены');
    await userEvent.click(canvas.getByRole('link', { name: 'Теги' }));
    await waitFor(() => expect(canvas.queryByText('Данные пользователя обновлены')).toBeNull());
  },
});

/** The action is done and the toast goes. */
export const Action = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => begin(loaded['environment'].store, removal),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Предложи вернуть' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Лекция убрана из модуля 2')).not.toBeInTheDocument());
  },
});

import { useSetAtom } from 'jotai';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { showToastAtom, type ToastRequest } from '#atoms/ui/toast.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import preview from '#storybook/preview.tsx';
import { ToastHost } from './ToastHost.tsx';

const undo = fn();

const requests: Record<string, ToastRequest> = {
  'Покажи ошибку': { kind: 'error', description: 'Не удалось обновить лекцию', duration: null },
  'Покажи успех': { kind: 'success', description: 'Данные пользователя обновлены', duration: null },
  'Предложи вернуть': {
    kind: 'success',
    description: 'Лекция убрана из модуля 2',
    duration: null,
    action: { label: 'Отменить', run: undo },
  },
};

function Bench() {
  const show = useSetAtom(showToastAtom);
  return (
    <>
      {Object.entries(requests).map(([label, request]) => (
        <Button key={label} onClick={() => show(request)}>
          {label}
        </Button>
      ))}
      <ToastHost />
    </>
  );
}

const meta = preview.meta({ component: ToastHost, render: () => <Bench /> });

/** An error is an alert; the next one waits for it to be closed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Покажи ошибку' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось обновить лекцию');
    await userEvent.click(canvas.getByRole('button', { name: 'Покажи успех' }));
    await expect(canvas.queryByText('Данные пользователя обновлены')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть уведомление' }));
    const next = await canvas.findByText('Данные пользователя обновлены');
    await waitFor(() => expect(next).toBeVisible());
  },
});

/** The action is done and the toast goes. */
export const Action = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Предложи вернуть' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Лекция убрана из модуля 2')).not.toBeInTheDocument());
  },
});

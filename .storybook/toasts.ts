import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits for the toast with this text, and closes it. Toasts of the workbench do not close by themselves, and the next one waits for them. */
export async function closeToast(words: string | RegExp): Promise<void> {
  await screen.findByText(words);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
}

/** Closes all toasts in any order. If several calls fail at once, their order is a matter of chance. */
export async function closeToasts(): Promise<void> {
  for (;;) {
    const cross = screen.queryByRole('button', { name: 'Закрыть уведомление' });
    if (cross === null) return;
    await userEvent.click(cross);
  }
}

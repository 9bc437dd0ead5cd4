import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits for the toast that says this, and closes it: toasts of the workbench do not go by themselves, and the next one waits. */
export async function closeToast(words: string | RegExp): Promise<void> {
  await screen.findByText(words);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
}

/** Closes all toasts, whichever came first: where several calls fail at once, that is left to chance. */
export async function closeToasts(): Promise<void> {
  for (;;) {
    const cross = screen.queryByRole('button', { name: 'Закрыть уведомление' });
    if (cross === null) return;
    await userEvent.click(cross);
  }
}

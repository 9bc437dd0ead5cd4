import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits for the toast that says this, and closes it: toasts of the workbench do not go by themselves, and the next one waits. */
export async function closeToast(words: string | RegExp): Promise<void> {
  await screen.findByText(words);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
}

import type { Decorator } from '@storybook/react-vite';
import { ToastHost } from '#app/shell/ToastHost/ToastHost.tsx';

/** A story with the toasts of the console beside it: what answers by a toast alone would seem to do nothing. */
export const besideToasts: Decorator = (Story) => (
  <>
    <Story />
    <ToastHost />
  </>
);

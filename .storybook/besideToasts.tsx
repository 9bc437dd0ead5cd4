import type { Decorator } from '@storybook/react-vite';
import { ToastHost } from '#app/shell/ToastHost/ToastHost.tsx';

/** A story with the toasts of the console beside it. A component that answers only by a toast would otherwise seem to do nothing. */
export const besideToasts: Decorator = (Story) => (
  <>
    <Story />
    <ToastHost />
  </>
);

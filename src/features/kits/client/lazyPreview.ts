import type { ReactNode } from 'react';
import { preloadable } from '#lib/preloadable.tsx';

export interface PreviewProps {
  /** The key of the draft that is shown. */
  editorKey: string;
  /** Closes it, where it opens over the page. */
  onClose?: () => void;
}

/** The preview of one kind, whose code comes when it is asked for. */
export const lazyPreview = (load: () => Promise<{ default: (props: PreviewProps) => ReactNode }>) =>
  preloadable(load, { closes: ({ onClose }) => onClose ?? null, whenAsked: true }).Part;

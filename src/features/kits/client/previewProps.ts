export interface PreviewProps {
  /** The key of the draft that is shown. */
  editorKey: string;
  /** Closes it, where it opens over the page. */
  onClose?: () => void;
}

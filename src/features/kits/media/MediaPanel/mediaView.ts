import type { MediaFactsView } from './MediaFacts.tsx';

/** A media that the platform holds. */
export interface MediaView extends MediaFactsView {
  title: string;
  /** A picture that stands behind a sound. */
  poster: string | undefined;
  /** The platform's word: pending, uploaded, processed, failed, or one that the console does not know. */
  status: string;
  /** Where it can be played; `null` while that is being asked. */
  src: string | null;
  /** The address did not come. */
  lost: boolean;
  onRetry: () => void;
}

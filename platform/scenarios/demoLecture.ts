import type { DemoContent } from './demo/content.ts';
import type { MediaName } from './scenario.ts';

/** A lecture of the demo, as written here. Its ids and times are computed. */
export interface DemoLecture extends DemoContent {
  media: MediaName | null;
  /** The status of the stream: `processed` by default. */
  mediaStatus?: 'uploaded' | 'failed';
  level: 'all' | 'beginner' | 'middle' | 'expert';
  language: 'ru' | null;
  isPreview?: boolean;
}

import type { DemoContent } from './demo/content.ts';
import type { MediaName } from './scenario.ts';

/** A lecture of the demo as it is told; ids and times are made from it. */
export interface DemoLecture extends DemoContent {
  media: MediaName | null;
  /** Of the stream: `processed` unless said. */
  mediaStatus?: 'uploaded' | 'failed';
  level: 'all' | 'beginner' | 'middle' | 'expert';
  language: 'ru' | null;
  isPreview?: boolean;
}

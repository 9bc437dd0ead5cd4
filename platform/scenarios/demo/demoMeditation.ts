import type { goals, voices } from '#domain/meditation/schema.ts';
import type { MediaName } from '../scenario.ts';
import type { DemoContent } from './content.ts';

/** A meditation of the demo as it is told. */
export interface DemoMeditation extends DemoContent {
  media: MediaName | null;
  level: 'all' | 'beginner' | 'middle' | 'expert';
  goal: (typeof goals)[number];
  voice: (typeof voices)[number];
  /** Music under the voice; its rights are cleared. */
  music?: boolean;
  bell?: boolean;
  isPreview?: boolean;
  contraindications?: string;
}

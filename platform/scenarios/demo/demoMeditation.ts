import type { goals, voices } from '#domain/meditation/schema.ts';
import type { MediaName } from '../scenario.ts';
import type { DemoContent } from './content.ts';

/** A meditation of the demo, as written here. */
export interface DemoMeditation extends DemoContent {
  media: MediaName | null;
  level: 'all' | 'beginner' | 'middle' | 'expert';
  goal: (typeof goals)[number];
  voice: (typeof voices)[number];
  /** Music behind the voice, with cleared rights. */
  music?: boolean;
  bell?: boolean;
  isPreview?: boolean;
  contraindications?: string;
}

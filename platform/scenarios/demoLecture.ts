import type { PublicationStatus } from '#api/publication/rules.ts';
import type { CoverName, MediaName } from './scenario.ts';
import type { DemoTag } from './tags.ts';

/** Courses of the demo that lectures are used in. */
export const demoCourses = {
  telo: { type: 'course', id: 'course-telo', name: 'Тело без тревоги: восемь недель' },
  son: { type: 'course', id: 'course-son', name: 'Сон: мягкая настройка' },
  utro: { type: 'marathon', id: 'marathon-utro', name: '21 день утренней практики' },
} as const;

/** How a lecture is sold. Rubles. */
export interface DemoSale {
  status: PublicationStatus;
  cost: number;
  oldCost?: number;
  sales?: number;
  comment?: string;
}

/** A lecture of the demo as it is told here; ids and times are made from it. */
export interface DemoLecture {
  slug: string;
  name: string;
  description: string;
  cover: CoverName | null;
  media: MediaName | null;
  /** Of the stream: `processed` unless said. */
  mediaStatus?: 'uploaded' | 'failed';
  tags: DemoTag[];
  level: 'all' | 'beginner' | 'middle' | 'expert';
  language: 'ru' | null;
  isPreview?: boolean;
  usedIn: (keyof typeof demoCourses)[];
  /** Days since it was created, and since it was last changed. */
  created: number;
  changed: number;
  sale: DemoSale | null;
}

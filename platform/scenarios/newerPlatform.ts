import type { Scenario } from './scenario.ts';
import { standard } from './standard.ts';

/** The demo as a newer platform would return it, with a status that the console does not know, and fields beyond its schemas. */
export const newerPlatform: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    lectures: author.lectures.map((lecture) =>
      lecture.id === 'lecture-golos' ? { ...lecture, level: 'guru', mood: { calm: 7 } } : lecture,
    ),
    publications: author.publications.map((publication) =>
      publication.contentId === 'lecture-golos' ? { ...publication, status: 'on_hold' } : publication,
    ),
  }));

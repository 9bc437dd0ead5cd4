import { apiAddress } from '../src/api/address.ts';

/** What is asked of the platform ahead of the code that would ask it, behind login. A flow compares it with what the lists ask for. */
export const openingCalls = {
  /** Calls that nothing there can do without. */
  calls: [`${apiAddress}/v1/author/profile`],
  /** By route, the call of its list. */
  lists: Object.fromEntries(
    Object.entries({
      lectures: 'lecture',
      meditations: 'meditation',
      consultations: 'consultation',
      courses: 'course',
      quizzes: 'quiz',
      streams: 'stream',
    }).map(([screen, kind]) => [`#/${screen}`, `${apiAddress}/v1/author/${kind}/list`]),
  ),
  /** What such a list asks for where its address says nothing, as JSON. */
  firstPage: JSON.stringify({ page: 1, limit: 24, sort: '-createdAt' }),
};

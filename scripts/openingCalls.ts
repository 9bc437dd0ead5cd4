import { apiAddress } from '../src/api/address.ts';

const newest = '-createdAt';

/** What is asked of the platform ahead of the code that would ask it, behind login. A flow compares it with what the lists ask for. */
export const openingCalls = {
  /** Calls that nothing there can do without. */
  calls: [`${apiAddress}/v1/author/profile`],
  /** By route, the call of its list, and in what order it has its rows where its address says nothing. */
  lists: Object.fromEntries(
    (
      [
        ['lectures', 'lecture', newest],
        ['meditations', 'meditation', newest],
        ['consultations', 'consultation', newest],
        ['courses', 'course', newest],
        ['quizzes', 'quiz', newest],
        ['streams', 'stream', newest],
        ['tags', 'tag', 'name'],
        ['publications', 'publication', '-updatedAt'],
      ] as const
    ).map(([screen, kind, sort]) => [`#/${screen}`, [`${apiAddress}/v1/author/${kind}/list`, sort] as const]),
  ),
};

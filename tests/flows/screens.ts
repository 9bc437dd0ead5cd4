// The screens behind login, for flows that visit each of them.
import type { Page, Request } from 'playwright';

/** Every screen behind login; `*` is the first item of its list. */
export const screens = [
  '#/',
  '#/planner',
  '#/publications',
  '#/publications?open=*',
  '#/courses',
  '#/courses/*',
  '#/courses/*?tab=program',
  '#/marathons',
  '#/marathons/*',
  '#/lectures',
  '#/lectures/*',
  '#/meditations',
  '#/meditations/*',
  '#/webinars',
  '#/webinars/*',
  '#/consultations',
  '#/consultations/*',
  '#/quizzes',
  '#/quizzes/*',
  '#/quizzes/check',
  '#/qa',
  '#/tags',
  '#/requests',
  '#/requests?request=*',
  '#/purchases',
  '#/audience',
  '#/audience?client=*',
  '#/referrals',
  '#/campaigns',
  '#/streams',
  '#/uploads',
  '#/profile',
];

/** The platform's name of each screen's list. */
const lists: Record<string, string> = {
  publications: 'publication',
  courses: 'course',
  marathons: 'marathon',
  lectures: 'lecture',
  meditations: 'meditation',
  webinars: 'webinar',
  consultations: 'consultation',
  quizzes: 'quiz',
  requests: 'consultation/fulfillment',
  audience: 'audience',
};

/** The address of a screen, with the first item of the list for `*`. */
export async function addressOf(page: Page, screen: string): Promise<string> {
  if (!screen.includes('*')) return screen;
  const list = lists[screen.split(/[/?]/)[1] ?? ''] ?? '';
  const answer = await page.context().request.post(`/api/v1/author/${list}/list`, { data: { limit: 1 } });
  const found: { list: { id: string }[] } = await answer.json();
  return screen.replace('*', found.list[0]?.id ?? '');
}

/** Counts running requests, to know when a screen has loaded. */
export function watchLine(page: Page): () => number {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return () => asked.size;
}

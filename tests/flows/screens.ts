// The screens behind login, for flows that go through each of them.
import type { Page, Request } from 'playwright';

/** Every screen behind login; `*` is the first that its list holds. */
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

/** What the platform calls a list of each screen. */
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

/** Where a screen stands, with the first of its list in place of `*`. */
export async function addressOf(page: Page, screen: string): Promise<string> {
  if (!screen.includes('*')) return screen;
  const list = lists[screen.split(/[/?]/)[1] ?? ''] ?? '';
  const answer = await page.context().request.post(`/api/v1/author/${list}/list`, { data: { limit: 1 } });
  const found: { list: { id: string }[] } = await answer.json();
  return screen.replace('*', found.list[0]?.id ?? '');
}

/** Counts what is on the line, so that it is known when a screen has all it asks for. */
export function watchLine(page: Page): () => number {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return () => asked.size;
}

import { fillPath } from '#api/endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { seeded } from '#platform/scenarios/random.ts';
import { lists, questionTo } from '../questions.ts';

/** How many requests are under way at once. */
const atOnce = 8;

/** Asks a server for pages of all its lists, and changes a lecture each tenth time. */
export async function askServer(origin: string, cookie: string, requests: number): Promise<void> {
  const random = seeded(requests);
  let left = requests;
  const post = async (address: string, body: unknown) => {
    const init = {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`${origin}/api${address}`, init);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  };
  const ask = async () => {
    while (left-- > 0) {
      const asked = random.pick(lists);
      if (left % 10 !== 0) await post(fillPath(asked.endpoint.path, {}), questionTo(asked, random));
      else
        await post(fillPath(endpoints.lecture.update.path, { id: 'lecture-golos' }), {
          id: 'lecture-golos',
          name: `Голос ${left}`,
        });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
}

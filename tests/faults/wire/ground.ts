import type { BrowserContext } from 'playwright';

/** The platform as a trial asks it, beside the page and its faults. */
export interface Ground {
  ask: <Answer>(path: string, body: object) => Promise<Answer>;
  get: <Answer>(path: string) => Promise<Answer>;
  /** Up to a hundred rows of a list. */
  list: <Row>(name: string, body: object) => Promise<Row[]>;
  /** How many things the platform has made for calls of the work: an answer that is given again tells of the same. */
  taken: () => number;
}

/** The platform, asked by the session of a browser. */
export function groundOf({ request }: BrowserContext, origin: string): Omit<Ground, 'taken'> {
  const base = `${origin}/api/v1/author/`;
  const headers = { Origin: origin };
  const ask = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await request.post(base + path, { data, headers });
    if (!answer.ok()) throw new Error(`${path} was refused: ${answer.status()} ${await answer.text()}`);
    // What moves something answers nothing.
    const text = await answer.text();
    return JSON.parse(text === '' ? 'null' : text);
  };
  return {
    ask,
    get: async (path) => (await request.get(base + path, { headers })).json(),
    list: async (name, body) => (await ask<{ list: never[] }>(`${name}/list`, { limit: 100, ...body })).list,
  };
}

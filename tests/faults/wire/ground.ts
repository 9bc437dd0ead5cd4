import type { BrowserContext } from 'playwright';

/** The platform as a trial calls it directly, past the page and its faults. */
export interface Ground {
  ask: <Answer>(path: string, body: object) => Promise<Answer>;
  get: <Answer>(path: string) => Promise<Answer>;
  /** At most a hundred rows of a list. */
  list: <Row>(name: string, body: object) => Promise<Row[]>;
  /** How many entities the platform has created for calls of the work. A repeated answer names the same entity. */
  taken: () => number;
}

/** Calls the platform in the session of a browser. */
export function groundOf({ request }: BrowserContext, origin: string): Omit<Ground, 'taken'> {
  const base = `${origin}/api/v1/author/`;
  const headers = { Origin: origin };
  const ask = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await request.post(base + path, { data, headers });
    if (!answer.ok()) throw new Error(`${path} was refused: ${answer.status()} ${await answer.text()}`);
    // Calls that move something have no answer.
    const text = await answer.text();
    return JSON.parse(text === '' ? 'null' : text);
  };
  return {
    ask,
    get: async (path) => (await request.get(base + path, { headers })).json(),
    list: async (name, body) => (await ask<{ list: never[] }>(`${name}/list`, { limit: 100, ...body })).list,
  };
}

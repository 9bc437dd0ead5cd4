/** The faults of a call. */
export const faults = [
  'lost on its way',
  'answer lost',
  'broken',
  'broken after it took effect',
  'too busy',
  'captive portal',
  'cut answer',
  'signed out',
  'senseless answer',
  'in conflict',
  'too large',
  'too many',
  'unauthorized once',
  'sent twice',
] as const;
export type Fault = (typeof faults)[number];

/** Faults after which the page cannot know whether the call was done. */
export const doubtful: readonly Fault[] = ['answer lost', 'broken after it took effect', 'cut answer'];

/** The faulty call: the next one, or the next creation. */
export interface Trouble {
  fault: Fault;
  isOfMaking: boolean;
}

const json = (status: number, error: string) => Response.json({ error }, { status });

function lost(): never {
  throw new TypeError('The line broke');
}

/** The answer in place of the platform, which does not receive the call. */
const instead: Partial<Record<Fault, () => Response>> = {
  'lost on its way': lost,
  broken: () => json(500, 'broken'),
  'too busy': () => json(503, 'too busy'),
  'signed out': () => json(401, 'no session'),
  'unauthorized once': () => json(401, 'no session'),
  'in conflict': () => json(409, 'in conflict'),
  'too large': () => json(413, 'too large'),
  'too many': () => Response.json({ error: 'too many' }, { status: 429, headers: { 'retry-after': '3' } }),
  'captive portal': () =>
    new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } }),
};

/** Whether a call creates something. Calls have no idempotency key, so repeating it creates two. */
export const isMaking = ({ url, method }: Request): boolean =>
  method !== 'GET' && /\/(?:create|new|upload|close|part)$/.test(new URL(url).pathname);

/** The answer that a page gets for a faulty call. */
export async function answerTo(
  request: Request,
  fault: Fault | null,
  platform: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (fault === null) return platform(request);
  const other = instead[fault];
  if (other !== undefined) return other();
  const again = fault === 'sent twice' && !isMaking(request) ? request.clone() : null;
  const answer = await platform(request);
  if (fault === 'sent twice') return again === null ? answer : platform(again);
  if (fault === 'answer lost') return lost();
  if (fault === 'broken after it took effect') return json(500, 'broken');
  const { status, headers } = answer;
  if (fault === 'senseless answer') return Response.json({ yes: [null] }, { status });
  const text = await answer.text();
  return new Response(status === 204 ? null : text.slice(0, text.length / 2), { status, headers });
}

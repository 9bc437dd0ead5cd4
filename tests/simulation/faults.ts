/** What may strike a call. */
export const faults = [
  'lost on its way',
  'answer lost',
  'broken',
  'broken after it took effect',
  'too busy',
  'captive portal',
  'cut answer',
  'signed out',
] as const;
export type Fault = (typeof faults)[number];

const json = (status: number, error: string) => Response.json({ error }, { status });

function lost(): never {
  throw new TypeError('The line broke');
}

/** What a page gets in answer to a call that a fault strikes. */
export async function answerTo(
  request: Request,
  fault: Fault | null,
  platform: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (fault === null) return platform(request);
  if (fault === 'lost on its way') return lost();
  if (fault === 'broken') return json(500, 'broken');
  if (fault === 'too busy') return json(503, 'too busy');
  if (fault === 'signed out') return json(401, 'no session');
  if (fault === 'captive portal')
    return new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } });
  const answer = await platform(request);
  if (fault === 'answer lost') return lost();
  if (fault === 'broken after it took effect') return json(500, 'broken');
  const text = await answer.text();
  const { status, headers } = answer;
  return new Response(status === 204 ? null : text.slice(0, text.length / 2), { status, headers });
}

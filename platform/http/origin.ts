import { Refusal } from '../refusal.ts';

/**
 * Refuses a change that another site's page asks for: the body of a part looks harmless to a browser, so it sends one
 * without asking. What no browser sent (neither header) passes.
 */
export function checkOrigin(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const foreign =
    site === null
      ? origin !== null && hostOf(origin) !== new URL(request.url).host
      : site !== 'same-origin' && site !== 'none';
  if (foreign) throw new Refusal(403, 'Запрос пришёл с чужой страницы');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

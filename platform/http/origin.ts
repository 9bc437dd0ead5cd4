import { Refusal } from '../refusal.ts';

/**
 * Refuses a change requested by another site's page: browsers send the body of a part without a preflight request. Requests without either header are
 * not from a browser, and pass.
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

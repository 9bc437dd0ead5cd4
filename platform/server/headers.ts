/** What every answer of the server carries. A page has a policy of its own in place of this one, which shows nothing. */
export const commonHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For how long a browser that has come by https comes by nothing else, seconds. */
const twoYears = 63_072_000;

/** What an answer carries besides where authors come by https. */
export const secureHeaders = { 'strict-transport-security': `max-age=${twoYears}` };

/** The policy of the service worker: it fetches the files of the console, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The policy of a page. Styles need the nonce: styled-components puts them into the page as it runs. `media` is the origin
 * of a real platform, whose links may lead there.
 */
export function pagePolicy(nonce: string, media: string | null): string {
  const also = media === null ? '' : ` ${media}`;
  return [
    "default-src 'none'",
    // The nonce is for the two scripts that stand in the page: the map of modules, and what asks ahead.
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data:${also}`,
    `media-src 'self' blob:${also}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What every answer of the server carries. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * The policy of a page. Styles need the nonce: styled-components puts them into the page as it runs. `media` is the origin
 * of a real platform, whose links may lead there.
 */
export function pagePolicy(nonce: string, media: string | null): string {
  const also = media === null ? '' : ` ${media}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
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

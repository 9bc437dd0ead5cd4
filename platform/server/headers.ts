/** Headers of every answer. A page replaces this policy, which allows nothing, by its own. */
export const commonHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** How long a browser uses only https after a visit by https, seconds. */
const twoYears = 63_072_000;

/** Additional headers if authors connect over https. */
export const secureHeaders = { 'strict-transport-security': `max-age=${twoYears}` };

/** The policy of the service worker: it may fetch only from the console. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The policy of the workbench, for developers: Storybook writes inline scripts and styles into its pages, and shows each story in a frame. */
export const workbenchPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob: data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** How long a file of the console may be cached. A file with a digest in its name never changes. */
export const cacheOf = (isHashed: boolean): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The digest of an empty style element. styled-components inserts one at run time and adds its rules by a call, which no policy forbids. */
export const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** How the policy allows inline parts of a page: by the page's nonce, or by digests. */
interface Inline {
  /** The import map and the prefetching script. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** The policy of a page. `media` is the origin of a real platform, to which media links may lead. */
export function pagePolicy({ scripts, styles }: Inline, media: string | null): string {
  const also = media === null ? '' : ` ${media}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
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

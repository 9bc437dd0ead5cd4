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
 * The policy of the workbench, for those who draw the console: Storybook writes scripts and styles into its pages, and shows each story in a
 * frame of its own.
 */
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

/** How long a file of the console may be kept. One whose name holds the digest of its content never changes. */
export const cacheOf = (isHashed: boolean): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * An empty style element, by its digest. styled-components puts one into the page as it runs, and its rules into that by a call, which no
 * policy forbids.
 */
export const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What stands within a page or is put into it as it runs: by the nonce of that page, or by its digests. */
interface Inline {
  /** The map of modules, and what asks ahead. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** The policy of a page. `media` is the origin of a real platform, whose links may lead there. */
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

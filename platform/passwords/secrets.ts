/** Creates the secrets that letters contain. */
export interface Secrets {
  /** Six digits. */
  code(): string;
  /** 256 random bits for a link. */
  token(): string;
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Random secrets. */
export const randomSecrets: Secrets = {
  code: () => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    return String(number % 1_000_000).padStart(6, '0');
  },
  token: () => base64url(crypto.getRandomValues(new Uint8Array(32))),
};

/** A key for `keyedDigestOf`, 256 random bits. */
export const newKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32));

/** HMAC-SHA-256, base64url. For short secrets such as codes, which anyone with a plain digest could guess. */
export async function keyedDigestOf(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const held = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', held, new TextEncoder().encode(text))));
}

/** SHA-256, base64url. Uses Web Crypto, because stories run the platform in the browser. */
export async function digestOf(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** Makes what is mailed to prove an e-mail. */
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

/** Secrets that nobody can guess. */
export const randomSecrets: Secrets = {
  code: () => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    return String(number % 1_000_000).padStart(6, '0');
  },
  token: () => base64url(crypto.getRandomValues(new Uint8Array(32))),
};

/** SHA-256, base64url. Made by what browsers have too, since stories run the platform there. */
export async function digestOf(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

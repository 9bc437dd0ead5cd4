/** A new nonce: 128 random bits. */
function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** A kept page as a response with a new nonce, in its HTML and in its policy. So the server's security promises hold for the worker's pages too. */
export async function freshPage(kept: Response, nonce: string = newNonce()): Promise<Response> {
  const policy = kept.headers.get('content-security-policy') ?? '';
  const [, old] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const headers = new Headers(kept.headers);
  // These headers describe the bytes as transferred.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  if (old === undefined) return new Response(kept.body, { headers });
  headers.set('content-security-policy', policy.replaceAll(`'nonce-${old}'`, `'nonce-${nonce}'`));
  const html = await kept.text();
  return new Response(html.replaceAll(`nonce="${old}"`, `nonce="${nonce}"`), { headers });
}

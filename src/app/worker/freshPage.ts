/** A nonce that no page has had: 128 random bits. */
function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/**
 * A kept page as an answer of its own: with a nonce that no page has had, in itself and in the policy that it came with. What the
 * server promises of its pages holds for those of the worker too.
 */
export async function freshPage(kept: Response, nonce: string = newNonce()): Promise<Response> {
  const policy = kept.headers.get('content-security-policy') ?? '';
  const [, old] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const headers = new Headers(kept.headers);
  // Of the bytes as they travelled.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  if (old === undefined) return new Response(kept.body, { headers });
  headers.set('content-security-policy', policy.replaceAll(`'nonce-${old}'`, `'nonce-${nonce}'`));
  const html = await kept.text();
  return new Response(html.replaceAll(`nonce="${old}"`, `nonce="${nonce}"`), { headers });
}

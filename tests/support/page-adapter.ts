import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';

const origin = 'http://127.0.0.1';

async function bodyOf(data: unknown): Promise<BodyInit | null> {
  if (data instanceof Blob) return data.arrayBuffer();
  if (data instanceof FormData || typeof data === 'string') return data;
  return null;
}

function requestOf(config: InternalAxiosRequestConfig, body: BodyInit | null, cookie: string): Request {
  const url = new URL(`${config.baseURL ?? ''}${config.url ?? ''}`, origin);
  for (const [name, value] of Object.entries<unknown>(config.params ?? {}))
    url.searchParams.set(name, String(value));
  const headers: Record<string, string> = { origin };
  for (const [name, value] of Object.entries(AxiosHeaders.from(config.headers).toJSON())) {
    // A form sets its own boundary.
    if (body instanceof FormData && name.toLowerCase() === 'content-type') continue;
    if (value !== null && value !== undefined) headers[name] = String(value);
  }
  if (cookie !== '') headers['cookie'] = cookie;
  return new Request(url, {
    method: (config.method ?? 'get').toUpperCase(),
    headers,
    body,
  });
}

/**
 * Rejects when the caller cancels the call. The request itself does not get the signal: Node may collect the signal that it derives for a request,
 * and keeps its source as long as the request exists, which is forever for a call without an answer.
 */
export function givenUp({ signal }: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener?.('abort', () => reject(new Error('given up')));
  });
}

/**
 * An axios adapter over a function from Request to Response, with a cookie jar: no network at all. It does not use Node, so that a page can use it
 * too. The function can ask whether the caller has cancelled the call.
 */
export function pageAdapter(
  fetch: (request: Request, isGivenUp: () => boolean) => Promise<Response>,
): AxiosAdapter {
  const jar = new Map<string, string>();
  return async (config) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = requestOf(config, await bodyOf(config.data), cookie);
    const isGivenUp = () => config.signal?.aborted === true;
    const answered = fetch(request, isGivenUp);
    const response = await Promise.race([answered, givenUp(config)]).catch((error: unknown) => {
      if (isGivenUp()) throw new CanceledError(undefined, config);
      throw new AxiosError(String(error), 'ERR_NETWORK', config, request);
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const answer = {
      data: await (config.responseType === 'blob' && response.ok ? response.blob() : response.text()),
      status: response.status,
      statusText: response.statusText,
      headers: AxiosHeaders.from(Object.fromEntries(response.headers)),
      config,
      request,
    };
    if (response.ok) return answer;
    throw new AxiosError(`Status ${response.status}`, 'ERR_BAD_RESPONSE', config, request, answer);
  };
}

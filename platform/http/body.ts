import { Refusal } from '../refusal.ts';
import { joined } from './pieces.ts';

/** 413: larger than any call of its kind needs. */
export const tooLarge = () => new Refusal(413, 'Слишком большой запрос');

/** Largest JSON body, bytes. */
const jsonLimit = 1024 * 1024;

/** The body in memory, or 413 as soon as it is known to exceed `limit` bytes. */
async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const told = request.headers.get('content-length');
  if (Number(told ?? 0) > limit) throw tooLarge();
  // The host enforces the declared length. Reading a stream took longer than many an answer.
  if (told !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return joined(chunks, size);
}

/** The maximum nesting of JSON: deeper would only exhaust code that walks it. */
const jsonDepth = 32;

/** The approximate maximum number of values in a JSON. */
const jsonValues = 50_000;

/** Whether a JSON text is deeper, or has more values, than any call needs. The contents of strings are ignored. */
function isExcessive(text: string): boolean {
  let [depth, values, quoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',') values += 1;
    if (depth > jsonDepth || values > jsonValues) return true;
  }
  return false;
}

/** The text of a JSON body. Throws 413 if it is too long. */
export const readText = async (request: Request): Promise<string> =>
  new TextDecoder().decode(await readLimited(request, jsonLimit));

/** Parses the JSON of a body; an empty one is an empty object. Throws 400 if it is invalid or excessive. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  if (isExcessive(text)) throw new Refusal(400, 'В\u00A0запросе слишком много вложенного');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'Тело запроса — не JSON');
  }
}

/** The bytes of a body as the host provides them. A chunk is valid until the next is requested. */
export interface Bytes extends AsyncIterable<Uint8Array> {
  /** Cancels the rest: a running read ends or fails. */
  giveUp(): void;
}

/** The bytes of a web stream. */
export function bytesOf(body: ReadableStream<Uint8Array> | null): Bytes {
  const reader = (body ?? new Blob().stream()).getReader();
  return {
    async *[Symbol.asyncIterator]() {
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          yield value;
        }
      } finally {
        await reader.cancel();
      }
    },
    giveUp: () => void reader.cancel(),
  };
}

/** The chunks of a body; rejects if nothing comes for `ms`, so that a dead line does not hold its place forever. */
export async function* unlessSilent(body: Bytes, ms: number): AsyncGenerator<Uint8Array> {
  let heard = performance.now();
  let silent = false;
  const nothingCame = `Nothing came for ${ms} ms`;
  const watch = setInterval(() => {
    if (performance.now() - heard < ms) return;
    silent = true;
    body.giveUp();
  }, ms / 4);
  try {
    for await (const chunk of body) {
      yield chunk;
      // The time that the consumer took does not count.
      heard = performance.now();
    }
  } catch (cause) {
    throw silent ? new Error(nothingCame, { cause }) : cause;
  } finally {
    clearInterval(watch);
  }
  if (silent) throw new Error(nothingCame);
}

/** A file whose line is silent for so long is given up, ms. */
const silenceMs = 30_000;

/** The bytes of a file, streamed; 400 if they are cut off. */
export async function* fileBytes(body: Bytes): AsyncGenerator<Uint8Array> {
  try {
    yield* unlessSilent(body, silenceMs);
  } catch {
    throw new Refusal(400, 'Файл пришёл не\u00A0целиком');
  }
}

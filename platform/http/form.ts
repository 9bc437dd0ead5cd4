import { invalid, Refusal } from '../refusal.ts';
import { placeOf } from './pieces.ts';

/** How many bytes of a form are searched at once. */
const roomSize = 64 * 1024;

/** Longest headers of a part, bytes. */
const headLimit = 8 * 1024;

const encoded = (text: string) => new TextEncoder().encode(text);

const cut = () => new Refusal(400, 'Файл пришёл не\u00A0целиком');

/** Reads a body from delimiter to delimiter, in its own buffer: a result is valid until the next is requested. */
class Scanner {
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #room = new Uint8Array(roomSize);
  #start = 0;
  #end = 0;
  /** The rest of the last chunk that did not fit the buffer. */
  #rest: Uint8Array = new Uint8Array();

  constructor(source: AsyncIterable<Uint8Array>, before: Uint8Array) {
    this.#source = source[Symbol.asyncIterator]();
    this.#room.set(before);
    this.#end = before.length;
  }

  /** Fills the buffer; throws 400 if the body has ended. */
  async #more(): Promise<void> {
    this.#room.copyWithin(0, this.#start, this.#end);
    this.#end -= this.#start;
    this.#start = 0;
    while (this.#rest.length === 0) {
      const { done, value } = await this.#source.next();
      if (done === true) throw cut();
      this.#rest = value;
    }
    const taken = this.#rest.subarray(0, this.#room.length - this.#end);
    this.#room.set(taken, this.#end);
    this.#end += taken.length;
    this.#rest = this.#rest.subarray(taken.length);
  }

  /** Whether `mark` comes next. */
  async isNext(mark: Uint8Array): Promise<boolean> {
    while (this.#end - this.#start < mark.length) await this.#more();
    return placeOf(mark, this.#room.subarray(this.#start, this.#start + mark.length)) === 0;
  }

  /** Yields what comes before the next `mark`; the mark itself is skipped. */
  async *until(mark: Uint8Array): AsyncGenerator<Uint8Array> {
    for (;;) {
      const place = placeOf(mark, this.#room.subarray(this.#start, this.#end));
      // The end of the buffer may be the beginning of the mark.
      const sure = place >= 0 ? place : Math.max(0, this.#end - this.#start - mark.length + 1);
      if (sure > 0) yield this.#room.subarray(this.#start, this.#start + sure);
      this.#start += sure;
      if (place >= 0) {
        this.#start += mark.length;
        return;
      }
      await this.#more();
    }
  }

  /** Skips everything before the next `mark`. */
  async skip(mark: Uint8Array): Promise<void> {
    const passed = this.until(mark);
    while ((await passed.next()).done !== true);
  }

  /** The text before the next `mark`. */
  async text(mark: Uint8Array): Promise<string> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of this.until(mark)) {
      text += decoder.decode(bytes, { stream: true });
      if (text.length > headLimit) throw new Refusal(400, 'Запрос не\u00A0прочитать');
    }
    return text;
  }
}

const twoDashes = encoded('--');
const emptyLine = encoded('\r\n\r\n');

/** Whether the headers of a part name this field and a file. */
const isFile = (head: string, field: string) =>
  /;\s*filename\*?=/i.test(head) && /;\s*name="([^"]*)"/i.exec(head)?.[1] === field;

/**
 * Streams the file in `field` of a form (`multipart/form-data`, whose content type is `type`), without storing it. Throws 400 if there is none, or if
 * the form is cut off.
 */
export async function* formFile(
  body: AsyncIterable<Uint8Array>,
  type: string,
  field: string,
): AsyncGenerator<Uint8Array> {
  const none = () => invalid({ [field]: 'В\u00A0запросе нет файла' });
  const [, quoted, plain = ''] =
    /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === '') throw none();
  const mark = encoded(`\r\n--${boundary}`);
  // The first delimiter of a form has no line break before it.
  const scanner = new Scanner(body, encoded('\r\n'));
  let found = false;
  await scanner.skip(mark);
  while (!(await scanner.isNext(twoDashes))) {
    const head = await scanner.text(emptyLine);
    if (found || !isFile(head, field)) await scanner.skip(mark);
    else {
      found = true;
      yield* scanner.until(mark);
    }
  }
  if (!found) throw none();
}

import { Hono, type Context } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { BlankSchema } from 'hono/types';
import * as v from 'valibot';
import type { Endpoint } from '#api/endpoint.ts';
import { problemsOf } from '#domain/problems.ts';
import { logFailure } from '#lib/log.ts';
import { answerCache } from './answers.ts';
import type { AuditRecord } from './audit.ts';
import type { Call, Handler, Platform } from './context.ts';
import { StorageError, type Files } from './files/files.ts';
import { bytesOf, parseJson, readText, type Bytes } from './http/body.ts';
import { checkOrigin } from './http/origin.ts';
import { createBackground } from './jobs/background.ts';
import { createProcessing } from './jobs/processing.ts';
import type { WorkerOptions } from './jobs/worker.ts';
import type { Probe } from './jobs/probe.ts';
import type { Mail } from './mail/mail.ts';
import { inOrder, type NamedEndpoint } from './mount.ts';
import type { Passwords } from './passwords/passwords.ts';
import { BusyError } from './passwords/workQueue.ts';
import { newKey, randomSecrets, type Secrets } from './passwords/secrets.ts';
import { blind, type Observer } from './observe/observer.ts';
import { defaultLimits, type Limits } from './records/space.ts';
import {
  busy,
  damaged,
  invalid,
  isFull,
  noRoom,
  notFound,
  Refusal,
  unavailable,
  unreachable,
} from './refusal.ts';
import { inviteFirst } from './routes/authTickets.ts';
import { serveAttachment } from './routes/attachment.ts';
import { serveImage } from './routes/image.ts';
import { recoveryLetters } from './routes/recoveryLetters.ts';
import { serveMedia } from './routes/stream.ts';
import { onlyNamed } from './records/fields.ts';
import { handlerOf, needsSession, onlyReads } from './routes/table.ts';
import { ScannerError, unscanned, type Scanner } from './scanning/scanner.ts';
import { callersOf } from './sessions/caller.ts';
import type { Sessions } from './sessions/sessions.ts';
import { DamagedError, UnavailableError, type Store } from './store/store.ts';

interface PlatformOptions {
  store: Store;
  files: Files;
  sessions: Sessions;
  passwords: Passwords;
  mail: Mail;
  /** Where authors open the console, for links in letters; never taken from a request, which anybody can forge. */
  publicUrl: () => string;
  /** Codes and tokens; random by default. */
  secrets?: Secrets;
  /** The key for digests of registration codes, 32 bytes. Random by default: then codes are lost with the process. */
  codeKey?: Uint8Array<ArrayBuffer>;
  /** Gets security events of accounts; by default they are not recorded. */
  audit?: (record: AuditRecord) => void;
  /** Counts requests; by default nobody does. */
  observer?: Observer;
  /** Ms since the epoch. */
  clock: () => number;
  /** How long the moderator takes, ms. */
  moderation: { delayMs: number };
  /** How much space files may take; by default `defaultLimits`. */
  limits?: Partial<Limits>;
  /** `resume` processes what an older platform left; stories keep their streams as they are. */
  processing?: { probe?: Probe; resume?: boolean };
  /** Scans files for malware; by default nobody does. */
  scanner?: Scanner | null;
  /** How jobs are run. Without `pollMs` jobs of other processes are not looked for. */
  jobs?: Omit<WorkerOptions, 'jobs' | 'now'>;
}

/** Facts about a request: its body, its address, and the function that names its call. */
type Env = { Bindings: { bytes: () => Bytes; address: string; named: (call: string) => void } };

/** What a host knows of a request. */
interface RequestFacts {
  /** The body, if the host has it at hand: the request's web stream would copy it once more. */
  bytes?: Bytes;
  /** The caller's address. Calls of one address share limits; without addresses all calls share them. */
  address?: string;
}

/** The platform, as its hosts see it. */
export interface PlatformApp {
  /** Answers a request. */
  fetch(request: Request, facts?: RequestFacts): Promise<Response>;
  /** The link by which the first author opens an account; null if there is an author already. */
  invite(): Promise<string | null>;
  /** How many recordings wait to be processed, in all processes, and how many this one is processing. */
  processing(): Promise<{ waiting: number; underWay: number }>;
  /** Takes no more jobs and releases the running ones, while calls are still answered. */
  handOn(): Promise<void>;
  /** Releases the jobs and waits for running work. The caller closes the store and the files. */
  close(): Promise<void>;
}

/** Parses a body by the schema of its call. Throws 400. */
function parsedBody(endpoint: Endpoint, text: string): unknown {
  if (endpoint.body !== 'json') return undefined;
  const body = parseJson(text);
  const parsed = v.safeParse(endpoint.request, body);
  if (!parsed.success) throw invalid(problemsOf(endpoint.request, body));
  return onlyNamed(endpoint.request, parsed.output);
}

const utf8 = new TextEncoder();
const jsonBytes = (answer: unknown) => utf8.encode(JSON.stringify(answer));

/** A stream takes the bytes as they are; a buffer would be copied for each answer. */
function jsonResponse(bytes: Uint8Array<ArrayBuffer>): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  if (answer === undefined) return new Response(null, { status: 204 });
  return jsonResponse(jsonBytes(answer));
}

/** The answer to a call that failed. */
function responseTo(error: Error): Response {
  if (error instanceof Refusal) return error.toResponse();
  if (isFull(error)) return noRoom().toResponse();
  if (error instanceof DamagedError) return damaged().toResponse();
  if (error instanceof BusyError) return busy().toResponse();
  if (error instanceof UnavailableError) {
    logFailure(error.message, error.cause instanceof Error ? error.cause.message : error.cause);
    return unavailable().toResponse();
  }
  if (error instanceof StorageError) {
    const isScanner = error instanceof ScannerError;
    logFailure(isScanner ? 'The scanner failed' : 'The storage of files failed', error);
    return (isScanner ? unscanned() : unreachable()).toResponse();
  }
  logFailure('The platform failed', error);
  return new Refusal(500, 'На платформе что-то сломалось').toResponse();
}

/** The dependencies of the platform, with defaults for missing options. */
function platformOf(options: PlatformOptions): Platform {
  const { store, files, sessions, passwords, mail, publicUrl, secrets = randomSecrets } = options;
  const { codeKey = newKey(), audit = () => undefined, scanner = null } = options;
  const { clock: now, moderation, jobs = {}, processing: { probe } = {} } = options;
  const processing = createProcessing({
    ...jobs,
    store,
    files,
    now,
    scanner,
    audit,
    ...(probe === undefined ? {} : { probe }),
  });
  const recovery = recoveryLetters({ store, mail, secrets, publicUrl, now }, jobs);
  const background = createBackground();
  return {
    store,
    files,
    sessions,
    passwords,
    secrets,
    codeKey,
    audit,
    mail,
    publicUrl,
    limits: { ...defaultLimits, ...options.limits },
    scanner,
    processing,
    recovery,
    background,
    now,
    moderationDelayMs: moderation.delayMs,
  };
}

/** Serves the bytes of files: pictures, recordings and attachments. */
function serveFiles(
  app: Hono<Env, BlankSchema, '/api'>,
  platform: Platform,
  signedIn: (request: Request) => Promise<string>,
): void {
  app.get('/v1/author/image/:imageId', async (context) => {
    context.env.named('image');
    const rows = platform.store.of(await signedIn(context.req.raw));
    return serveImage(context.req.raw, platform.files, rows, context.req.param('imageId'));
  });
  app.get('/v1/author/stream/:id/media', async (context) => {
    context.env.named('media');
    const rows = platform.store.of(await signedIn(context.req.raw));
    return serveMedia(context.req.raw, platform.files, rows, context.req.param('id'));
  });
  app.get('/v1/author/:type/:id/module/:moduleId/attach/:attachmentId', async (context) => {
    context.env.named('attachment');
    const rows = platform.store.of(await signedIn(context.req.raw));
    return serveAttachment(context.req.raw, platform.files, rows, context.req.param());
  });
}

/** Counts a request under the name of its call. Unknown paths count too, so that scans for vulnerabilities are visible. */
async function counted(
  observer: Observer,
  answer: (named: (call: string) => void) => Promise<Response>,
): Promise<Response> {
  const ends: ReturnType<Observer['begin']>[] = [];
  const named = (call: string) => void ends.push(observer.begin(call));
  const answered = await answer(named);
  if (ends.length === 0) named('other');
  for (const end of ends) end(answered.status);
  return answered;
}

/** Builds the platform: one function from a request to a response, for any host. */
export function createPlatform(options: PlatformOptions): PlatformApp {
  const platform = platformOf(options);
  const { store, sessions, processing, recovery, background } = platform;
  const { signedIn, callerOf } = callersOf(sessions);
  const answerTo = answerCache(platform);
  const { observer = blind } = options;
  // The single-expression router is faster, but rejects these paths. By default Hono finds that out only at the first call.
  const app = new Hono<Env>({ strict: true, router: new TrieRouter() }).basePath('/api');

  async function answer(
    context: Context<Env>,
    { name, endpoint }: NamedEndpoint,
    handler: Handler<Endpoint>,
    authorId: string,
  ) {
    const request = context.req.raw;
    const rows = store.of(authorId);
    const text = endpoint.body === 'json' ? await readText(request) : '';
    const handle = () => {
      const call: Call<Endpoint> = {
        params: context.req.param(),
        body: parsedBody(endpoint, text) as undefined,
        request,
        bytes: context.env.bytes,
        address: context.env.address,
        platform,
        rows,
        authorId,
      };
      return handler(call);
    };
    if (!onlyReads(name)) return toResponse(await handle());
    const asked = { name, authorId, path: context.req.path, body: text };
    return jsonResponse(await answerTo(asked, rows, async () => jsonBytes(await handle())));
  }

  for (const { name, endpoint } of inOrder) {
    const handler = handlerOf(name);
    app.on(endpoint.method, endpoint.path, async (context) => {
      context.env.named(name);
      checkOrigin(context.req.raw);
      const authorId = !needsSession(name) ? '' : await callerOf(context.req.raw, name);
      if (handler === undefined) throw new Refusal(501, 'Платформа пока не отвечает на этот вызов');
      return answer(context, { name, endpoint }, handler, authorId);
    });
  }
  serveFiles(app, platform, signedIn);
  // Large, and only requested by people who read about the calls.
  app.get('/openapi.json', async (context) => context.json((await import('./openapi/openapi.ts')).openApi()));
  app.notFound(() => notFound('Такого адреса нет').toResponse());
  app.onError(responseTo);

  const resumed =
    options.processing?.resume === true
      ? processing.resume().catch((error: unknown) => logFailure('Resuming failed', error))
      : Promise.resolve();
  const handOn = async () => void (await Promise.all([processing.close(), recovery.close()]));
  return {
    fetch: (request, { bytes, address = '' } = {}) =>
      counted(observer, async (named) =>
        app.fetch(request, { bytes: () => bytes ?? bytesOf(request.body), address, named }),
      ),
    invite: () => inviteFirst(platform),
    processing: processing.count,
    handOn,
    async close() {
      await resumed;
      await handOn();
      await background.close();
    },
  };
}

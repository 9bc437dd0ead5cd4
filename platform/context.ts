import type * as v from 'valibot';
import type { Endpoint, PathParams } from '#api/endpoint.ts';
import type { AuditRecord } from './audit.ts';
import type { Files } from './files/files.ts';
import type { Bytes } from './http/body.ts';
import type { Background } from './jobs/background.ts';
import type { Processing } from './jobs/processing.ts';
import type { RecoveryLetters } from './mail/requestedLetter.ts';
import type { Mail } from './mail/mail.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Secrets } from './passwords/secrets.ts';
import type { Scanner } from './scanning/scanner.ts';
import type { Limits } from './records/space.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Rows, Store } from './store/store.ts';

/** The dependencies of the platform. */
export interface Platform {
  store: Store;
  files: Files;
  sessions: Sessions;
  passwords: Passwords;
  secrets: Secrets;
  /** The key for digests of registration codes. */
  codeKey: Uint8Array<ArrayBuffer>;
  /** Records security events of accounts. */
  audit: (record: AuditRecord) => void;
  mail: Mail;
  /** Where authors open the console, for links in letters. */
  publicUrl: () => string;
  /** How much space files may take. */
  limits: Limits;
  /** Scans files for malware; null if nobody does. */
  scanner: Scanner | null;
  processing: Processing;
  recovery: RecoveryLetters;
  background: Background;
  /** Ms since the epoch. */
  now: () => number;
  /** How long the moderator takes, ms. */
  moderationDelayMs: number;
}

/** One call: its parameters and its body, parsed by the schemas of its row. */
export interface Call<E extends Endpoint> {
  params: E extends Endpoint<infer Path> ? PathParams<Path> : never;
  body: E extends Endpoint<string, 'json', infer Request> ? v.InferOutput<Request> : undefined;
  request: Request;
  /** The caller's address, for limits; empty if the host does not know it. */
  address: string;
  /** The body of a call that takes a file; it can be read once. */
  bytes: () => Bytes;
  platform: Platform;
  /** Rows of the calling author. Without a session only public calls get this far. */
  rows: Rows;
  authorId: string;
}

/** The result of a handler: the body of the response, nothing for an empty one, or a whole response. */
type Answer<E extends Endpoint> = v.InferInput<E['response']> | Response | undefined;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** Handlers of a namespace under the names of its rows. A row without one answers 501. */
export type Routes<Calls> = { [K in keyof Calls]?: Calls[K] extends Endpoint ? Handler<Calls[K]> : never };

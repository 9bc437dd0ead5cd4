import type * as v from 'valibot';
import type { Endpoint, PathParams } from '#api/endpoint.ts';
import type { AuditRecord } from './audit.ts';
import type { Files } from './files/files.ts';
import type { Bytes } from './http/body.ts';
import type { Background } from './jobs/background.ts';
import type { Processing } from './jobs/processing.ts';
import type { RecoveryLetters } from './mail/asked.ts';
import type { Mail } from './mail/mail.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Secrets } from './passwords/secrets.ts';
import type { Scanner } from './scanning/scanner.ts';
import type { Limits } from './records/space.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Rows, Store } from './store/store.ts';

/** What the platform stands on. */
export interface Platform {
  store: Store;
  files: Files;
  sessions: Sessions;
  passwords: Passwords;
  secrets: Secrets;
  /** What codes of registrations are digested with. */
  codeKey: Uint8Array<ArrayBuffer>;
  /** Writes down what concerns the safety of accounts. */
  audit: (record: AuditRecord) => void;
  mail: Mail;
  /** Where authors open the console, for the links of letters. */
  publicUrl: () => string;
  /** How much room files may take. */
  limits: Limits;
  /** Looks through files for malware; null where nobody does. */
  scanner: Scanner | null;
  processing: Processing;
  recovery: RecoveryLetters;
  background: Background;
  /** Ms since the epoch. */
  now: () => number;
  /** How long the moderator takes, ms. */
  moderationDelayMs: number;
}

/** One call: its parameters and its body, checked by the schemas of its row. */
export interface Call<E extends Endpoint> {
  params: E extends Endpoint<infer Path> ? PathParams<Path> : never;
  body: E extends Endpoint<string, 'json', infer Request> ? v.InferOutput<Request> : undefined;
  request: Request;
  /** Where the call comes from, for limits; empty where the host does not tell. */
  address: string;
  /** The body of a call that takes a file; to be read once. */
  bytes: () => Bytes;
  platform: Platform;
  /** Rows of the author who calls; without a session the call does not come this far, but for the public ones. */
  rows: Rows;
  authorId: string;
}

/** What a handler answers: the body of the response, nothing for an empty one, or a whole response. */
type Answer<E extends Endpoint> = v.InferInput<E['response']> | Response | undefined;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** Handlers of a namespace under the names of its rows. A row without one answers 501. */
export type Routes<Calls> = { [K in keyof Calls]?: Calls[K] extends Endpoint ? Handler<Calls[K]> : never };

import { keyedDigestOf } from './passwords/secrets.ts';
import { Refusal } from './refusal.ts';

/**
 * Security events. `letter` requests a code, `code` enters it, `recovery` requests a link, `password` sets a new one, `session` ends some sessions.
 * `malware` was found in a file.
 */
type AuditEvent =
  | 'login'
  | 'logout'
  | 'letter'
  | 'code'
  | 'registration'
  | 'recovery'
  | 'password'
  | 'session'
  | 'malware';

/** One line of the security log. It holds no code, link, token or password. */
export interface AuditRecord {
  /** ISO 8601, UTC. */
  time: string;
  event: AuditEvent;
  /** `locked`: too many attempts, not checked. `failed`: not the caller's fault. */
  outcome: 'done' | 'refused' | 'locked' | 'failed';
  /** The caller's address; empty for background work. */
  address: string;
  /** The id of the account, if known. */
  account?: string;
  /** A keyed digest of the given e-mail: the same for the same e-mail, and meaningless without the platform's key. */
  email?: string;
}

/** The subject of an event, as far as its handler knows it. */
interface Subject {
  account?: string;
  email?: string;
}

/** What the log needs to know of a call. */
interface Audited {
  address: string;
  platform: { codeKey: Uint8Array<ArrayBuffer>; audit: (record: AuditRecord) => void; now: () => number };
}

function outcomeOf(error: unknown): AuditRecord['outcome'] {
  if (!(error instanceof Refusal) || error.status >= 500) return 'failed';
  return error.status === 429 ? 'locked' : 'refused';
}

/** Runs a call's work, and logs its outcome, whatever it is. The work sets the subject. */
export async function audited<T>(
  { platform, address }: Audited,
  event: AuditEvent,
  work: (subject: Subject) => Promise<T>,
): Promise<T> {
  const subject: Subject = {};
  const write = async (outcome: AuditRecord['outcome']) => {
    const { account, email } = subject;
    platform.audit({
      time: new Date(platform.now()).toISOString(),
      event,
      outcome,
      address,
      ...(account !== undefined && { account }),
      ...(email !== undefined && { email: await keyedDigestOf(platform.codeKey, `e-mail ${email}`) }),
    });
  };
  try {
    const done = await work(subject);
    await write('done');
    return done;
  } catch (error) {
    await write(outcomeOf(error));
    throw error;
  }
}

import { keyedDigestOf } from './passwords/secrets.ts';
import { Refusal } from './refusal.ts';

/**
 * What somebody did about their way in. `letter` asks for a code, `code` enters it, `recovery` asks for a link, `password` sets a new one, `session`
 * ends some. `malware` is what a file was found to be.
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

/** One line of the log of what concerns the safety of accounts. It holds no code, link, token or password. */
export interface AuditRecord {
  /** ISO 8601, UTC. */
  time: string;
  event: AuditEvent;
  /** `locked`: too often, and not looked at. `failed`: by no fault of whoever called. */
  outcome: 'done' | 'refused' | 'locked' | 'failed';
  /** Where the call came from; empty for work that no call waits for. */
  address: string;
  /** The id of the account, where it is known. */
  account?: string;
  /** What stands for the e-mail that was given: the same for the same one, and nobody without the platform's key can tell which. */
  email?: string;
}

/** Whom an event is about, as far as its handler has learned. */
interface Subject {
  account?: string;
  email?: string;
}

/** What of a call the log needs. */
interface Audited {
  address: string;
  platform: { codeKey: Uint8Array<ArrayBuffer>; audit: (record: AuditRecord) => void; now: () => number };
}

function outcomeOf(error: unknown): AuditRecord['outcome'] {
  if (!(error instanceof Refusal) || error.status >= 500) return 'failed';
  return error.status === 429 ? 'locked' : 'refused';
}

/** Does a call's work, and writes down what came of it, whatever that is. The work tells whom it is about. */
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

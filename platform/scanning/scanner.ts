import { StorageError, type Files } from '../files/files.ts';
import type { AuditRecord } from '../audit.ts';
import { invalid, Refusal } from '../refusal.ts';

/** Looks through files for malware. */
export interface Scanner {
  /** The name of what is in these bytes; null where nothing is. Throws `ScannerError` where they could not be looked through. */
  scan(bytes: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<string | null>;
}

/** The scanner does not answer, or not to the end. Nothing counts as clean by it: it is asked again, as a storage is. */
export class ScannerError extends StorageError {
  override name = 'ScannerError';
}

/** 503: what was sent could not be looked through. */
export const unscanned = () =>
  new Refusal(503, 'Сейчас файлы нельзя проверить на\u00A0вирусы. Попробуйте ещё раз через минуту.', {
    headers: { 'retry-after': '10' },
  });

/** What looking through a file needs, and whom it tells. */
export interface Scanning {
  files: Files;
  /** Null where nobody looks through files. */
  scanner: Scanner | null;
  audit: (record: AuditRecord) => void;
  now: () => number;
}

/** Whose file it is, and where it came from. */
interface Sender {
  authorId: string;
  address: string;
}

/** Whether malware is in a finished file. The log is told of it. Throws `ScannerError`. */
export async function isInfected(
  { files, scanner, audit, now }: Scanning,
  fileId: string,
  { authorId, address }: Sender,
  signal?: AbortSignal,
): Promise<boolean> {
  const found = (await scanner?.scan(files.read(fileId), signal)) ?? null;
  if (found === null) return false;
  const time = new Date(now()).toISOString();
  audit({ time, event: 'malware', outcome: 'refused', address, account: authorId });
  return true;
}

/** Throws 400 beside `field` where malware is in a finished file, and 503 where nobody could look: whoever calls removes it. */
export async function refuseInfected(
  platform: Scanning,
  fileId: string,
  sender: Sender,
  field: string,
): Promise<void> {
  if (await isInfected(platform, fileId, sender))
    throw invalid({
      [field]: 'В\u00A0этом файле нашли вирус. Проверьте устройство, с\u00A0которого он взят.',
    });
}

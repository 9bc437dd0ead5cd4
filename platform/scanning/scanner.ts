import { StorageError, type Files } from '../files/files.ts';
import type { AuditRecord } from '../audit.ts';
import { invalid, Refusal } from '../refusal.ts';

/** Scans files for malware. */
export interface Scanner {
  /** The name of the malware in these bytes; null if there is none. Throws `ScannerError` if they could not be scanned. */
  scan(bytes: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<string | null>;
}

/** The scanner does not answer, or not completely. Nothing counts as clean then: the scan is repeated, as with a storage. */
export class ScannerError extends StorageError {
  override name = 'ScannerError';
}

/** 503: the file could not be scanned. */
export const unscanned = () =>
  new Refusal(503, 'Сейчас файлы нельзя проверить на\u00A0вирусы. Попробуйте ещё раз через минуту.', {
    headers: { 'retry-after': '10' },
  });

/** What a scan needs, and its log. */
export interface Scanning {
  files: Files;
  /** null if nobody scans files. */
  scanner: Scanner | null;
  audit: (record: AuditRecord) => void;
  now: () => number;
}

/** The owner of a file, and the address that it came from. */
interface Sender {
  authorId: string;
  address: string;
}

/** Whether a finished file has malware. It is logged. Throws `ScannerError`. */
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

/** Throws 400 beside `field` if a finished file has malware, and 503 if it could not be scanned: the caller removes the file. */
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

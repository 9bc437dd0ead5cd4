import * as v from 'valibot';
import { mediaRefusal } from '#lib/file/mediaFiles.ts';
import { attachmentProblems } from '../upload/rules.ts';
import { liesRight, mostBytes, partsOf, type Part } from './parts.ts';
import { BadBundle } from './problems.ts';
import { bundleVersion, manifest, manifestHead, manifestName, type Manifest } from './schema.ts';

/**
 * Decodes a text.
 * @throws BadBundle if the bytes are not UTF-8
 */
export function textOf(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new BadBundle('letters', name, error);
  }
}

function parsed(text: string): unknown {
  try {
    // Windows editors put a BOM before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new BadBundle('manifest', manifestName, error);
  }
}

/** Whether a manifest is of a course at all, and not of a browser extension or an app. */
export function isManifest(text: string): boolean {
  try {
    return v.is(v.object({ format: manifestHead.entries.format }), JSON.parse(text));
  } catch {
    // Invalid JSON counts as a damaged course if its beginning looks like one.
    return text.slice(0, 2000).includes(manifestHead.entries.format.literal);
  }
}

/**
 * Parses a manifest.
 * @throws BadBundle if this console does not support it
 */
export function readManifest(text: string): Manifest {
  const value = parsed(text);
  const head = v.safeParse(manifestHead, value);
  if (head.success && head.output.version > bundleVersion)
    throw new BadBundle('newer', String(head.output.version));
  const read = v.safeParse(manifest, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new BadBundle('manifest', v.getDotPath(issue) ?? manifestName);
}

/** A file of the archive, from its directory. */
export interface BundleEntry {
  path: string;
  /** Size after unpacking, bytes. */
  size: number;
}

function checkFile({ kind, path, file }: Part): void {
  if (file === null) return;
  const { name, size } = file;
  const isBad =
    kind === 'media'
      ? mediaRefusal({ name, type: '', size }) !== null
      : Object.keys(attachmentProblems({ fileName: name, size })).length > 0;
  if (isBad) throw new BadBundle('kind', name || path);
}

function checkPart(part: Part, entries: ReadonlyMap<string, BundleEntry>): void {
  const { kind, path, file } = part;
  if (!liesRight(part)) throw new BadBundle('place', path);
  const entry = entries.get(path);
  if (entry === undefined) throw new BadBundle('missing', path);
  if (entry.size > mostBytes(kind)) throw new BadBundle('huge', path);
  if (file !== null && file.size !== entry.size) throw new BadBundle('size', path);
  checkFile(part);
}

/** The first text that occurs twice. */
function repeatedIn(texts: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const text of texts) {
    if (seen.has(text)) return text;
    seen.add(text);
  }
  return null;
}

/**
 * Checks a manifest against its archive: all files that it names exist, each once, and match their sizes and types.
 * @throws BadBundle if they do not
 */
export function checkManifest(given: Manifest, entries: ReadonlyMap<string, BundleEntry>): void {
  const parts = partsOf(given);
  for (const part of parts) checkPart(part, entries);
  const ids = given.lectures.map(({ id }) => id);
  const again = repeatedIn(ids) ?? repeatedIn(parts.map(({ path }) => path));
  if (again !== null) throw new BadBundle('repeated', again);
  const known = new Set(ids);
  for (const { lectures } of given.modules) {
    const stray = lectures.find((id) => !known.has(id));
    if (stray !== undefined) throw new BadBundle('lecture', stray);
    const twice = repeatedIn(lectures);
    if (twice !== null) throw new BadBundle('repeated', twice);
  }
}

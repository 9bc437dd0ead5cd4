import { moduleOwners, type Module, type ModuleOwner } from '#domain/course/schema.ts';
import type { upload } from '#api/upload/endpoints.ts';
import {
  attachmentKindOf,
  attachmentMimes,
  attachmentProblems,
  isOffice,
  tellingBytes,
} from '#domain/upload/rules.ts';
import { maxAttachmentSize, partSize, type Attachment } from '#domain/upload/schema.ts';
import { uniqueName } from '#lib/file/files.ts';
import { placed } from '#lib/ordered.ts';
import type { Call } from '../context.ts';
import type { Files } from '../files/files.ts';
import { zipNames } from '../files/zip.ts';
import { fileBytes, type Bytes } from '../http/body.ts';
import { serveBytes } from '../http/bytes.ts';
import { attachmentDisposition, cleanFileName } from '../http/fileName.ts';
import { pieces } from '../http/pieces.ts';
import { find } from '../records/kinds.ts';
import { editModules, missingOwner, moduleOf } from '../records/modules.ts';
import { checkDisk, checkQuota, dropFileOf, givenUp } from '../records/space.ts';
import { invalid, notFound, Refusal } from '../refusal.ts';
import { refuseInfected } from '../scanning/scanner.ts';
import { newId } from '../stamps.ts';
import type { Rows, RowsReader } from '../store/store.ts';

const isOwner = (type: string): type is ModuleOwner => (moduleOwners as readonly string[]).includes(type);

const missing = () => notFound('Вложение не\u00A0найдено');

/** An attachment of a module; 404 where there is none. */
function attachmentOf({ attachments }: Module, id: string): Attachment {
  const attachment = attachments.find((one) => one.id === id);
  if (attachment === undefined) throw missing();
  return attachment;
}

/** The module of a path, and its owner. Throws 404. */
async function moduleAt(
  rows: RowsReader,
  { type, id, moduleId }: Record<'type' | 'id' | 'moduleId', string>,
) {
  if (!isOwner(type)) throw notFound('Такого адреса нет');
  const owner = await find(rows, type, id);
  if (owner === null) throw notFound(missingOwner[type](id));
  return { type, module: moduleOf(owner.modules, moduleId) };
}

/** Refuses a file by what is known of it so far: 413 if it is too large, else 400. */
function check(candidate: Parameters<typeof attachmentProblems>[0]): void {
  const problems = attachmentProblems(candidate);
  if (Object.keys(problems).length === 0) return;
  if ((candidate.size ?? 0) > maxAttachmentSize)
    throw new Refusal(413, String(problems['file']), { fields: problems });
  throw invalid(problems);
}

/** Writes a body as the file `id`, piece by piece, and returns its size. The first piece, or its parts, show its type. */
async function receive(files: Files, id: string, bytes: Bytes, fileName: string): Promise<number> {
  let size = 0;
  for await (const piece of pieces(fileBytes(bytes), partSize)) {
    const first = size === 0 ? { head: piece.subarray(0, tellingBytes) } : {};
    check({ fileName, size: size + piece.length, ...first });
    await files.write(id, size, piece.length, new Blob([piece]).stream());
    size += piece.length;
  }
  check({ fileName, size });
  await files.finish(id, size);
  const kind = attachmentKindOf(fileName);
  if (kind !== null && isOffice(kind))
    check({ fileName, size, entries: (await zipNames(files, id, size)) ?? [] });
  return size;
}

/** Takes a file into a module: its name from the address, its kind from the extension and the first bytes. */
export async function takeAttachment({
  request,
  bytes,
  rows,
  params,
  platform,
  authorId,
  address,
}: Call<typeof upload.attachment>): Promise<Attachment> {
  const { type } = await moduleAt(rows, params);
  const { id: ownerId, moduleId } = params;
  const given = cleanFileName(new URL(request.url).searchParams.get('fileName') ?? '');
  const length = request.headers.get('content-length');
  check({ fileName: given, ...(length !== null && { size: Number(length) }) });

  // What does not say how long it is may be as long as any.
  await checkDisk(platform, Number(length ?? maxAttachmentSize));

  const id = newId();
  const url = `/api/v1/author/${type}/${ownerId}/module/${moduleId}/attach/${id}`;
  const kind = attachmentKindOf(given);
  const mime = kind === null ? '' : attachmentMimes[kind];
  try {
    const size = await receive(platform.files, id, bytes(), given);
    await refuseInfected(platform, id, { authorId, address }, 'file');
    const idle = await givenUp(rows, platform, { size });
    const modules = await editModules(
      { rows, platform, type, id: ownerId },
      async (before, { rows: tx, at }) => {
        await checkQuota(tx, platform, { size }, idle);
        const module = moduleOf(before, moduleId);
        const taken = module.attachments.map(({ fileName }) => fileName);
        const fileName = uniqueName(given, taken);
        check({ fileName });
        const stamps = { createdAt: at, updatedAt: at };
        const attachments = [
          ...module.attachments,
          { id, moduleId, fileName, type, size, mime, url, ...stamps },
        ];
        return placed(before, { ...module, attachments, updatedAt: at });
      },
    );
    return attachmentOf(moduleOf(modules, moduleId), id);
  } catch (error) {
    await dropFileOf(platform.files, id, error);
    throw error;
  }
}

/** The bytes of an attachment, as a download with its name. */
export async function serveAttachment(
  request: Request,
  files: Files,
  rows: Rows,
  params: Record<'type' | 'id' | 'moduleId' | 'attachmentId', string>,
): Promise<Response> {
  const { module } = await moduleAt(rows, params);
  const { id, size, mime, fileName } = attachmentOf(module, params.attachmentId);
  if ((await files.size(id)) === null) throw missing();
  const disposition = attachmentDisposition(fileName);
  return serveBytes(request, { files, id, size, mime, disposition });
}

import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { attachmentKinds, maxAttachmentSize } from './schema.ts';
import type { Problems } from '../plain-problems.ts';

type AttachmentKind = (typeof attachmentKinds)[number];

/** Maximum length of an attachment's name, characters. */
const maxAttachmentName = 255;

const office = 'application/vnd.openxmlformats-officedocument';

/** The MIME type of each kind. */
export const attachmentMimes: Record<AttachmentKind, string> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  zip: 'application/zip',
};

/** The kind of a file by its extension, in any case; null if a module does not accept it. */
export function attachmentKindOf(fileName: string): AttachmentKind | null {
  const [, ending = ''] = /.\.([^.]+)$/.exec(fileName.trim().toLowerCase()) ?? [];
  return attachmentKinds.find((kind) => kind === (ending === 'jpeg' ? 'jpg' : ending)) ?? null;
}

/** How many of the first bytes of a file identify its kind. */
export const tellingBytes = 1024;

/** Bytes as a text of one character each. */
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, tellingBytes));

/** Signatures of ZIP: a file, an empty archive, a split archive. */
const isZip = (head: string) =>
  ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'].some((mark) => head.startsWith(mark));

/** MP4 and M4A are one container. */
const isIsoMedia = (head: string) => head.startsWith('ftyp', 4);

const beginnings: Record<AttachmentKind, (head: string) => boolean> = {
  // Some programs write something before the signature, and readers look for it in the first kilobyte.
  pdf: (head) => head.includes('%PDF-'),
  docx: isZip,
  xlsx: isZip,
  pptx: isZip,
  zip: isZip,
  mp3: (head) => /^(?:ID3|\xFF[\xE0-\xFF])/.test(head),
  mp4: isIsoMedia,
  m4a: isIsoMedia,
  jpg: (head) => head.startsWith('\xFF\xD8\xFF'),
  png: (head) => head.startsWith('\x89PNG\r\n\x1A\n'),
  webp: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
};

/** Whether a file has the signature of its kind. `head` is its first kilobyte, or all of a smaller one. */
export const beginsAs = (kind: AttachmentKind, head: Uint8Array): boolean => beginnings[kind](latin1(head));

/** The folder of each office format in its archive, beside the list of its parts. */
const officeFolders: Partial<Record<AttachmentKind, string>> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' };

/** Whether a kind is a ZIP archive that its parts identify. */
export const isOffice = (kind: AttachmentKind): boolean => officeFolders[kind] !== undefined;

/** Whether the names in an archive fit its kind. */
function holdsParts(kind: AttachmentKind, entries: readonly string[]): boolean {
  const folder = officeFolders[kind];
  // Part names ignore case.
  const names = entries.map((name) => name.toLowerCase());
  return (
    folder === undefined ||
    (names.includes('[content_types].xml') && names.some((name) => name.startsWith(folder)))
  );
}

const texts = defineMessages({
  ru: {
    noName: 'У\u00A0файла нет имени',
    longName: `Имя файла не\u00A0длиннее ${maxAttachmentName} знаков`,
    kind: `Подойдут ${attachmentKinds.join(', ')}`,
    empty: 'Файл пуст',
    tooLarge: 'Файл больше 100\u00A0МБ',
    contents:
      'Содержимое файла не\u00A0такое, как обещает его имя. Сохраните его заново и\u00A0выберите снова.',
  },
  en: {
    noName: 'The file has no name',
    longName: `A file name has at most ${maxAttachmentName} characters`,
    kind: `Allowed: ${attachmentKinds.join(', ')}`,
    empty: 'The file is empty',
    tooLarge: 'The file is over 100 MB',
    contents: 'The contents of the file are not what its name says. Export it and choose it again.',
  },
});

/** The facts about a file that is to become an attachment. */
interface Candidate {
  fileName: string;
  /** Bytes; undefined if unknown. */
  size?: number;
  /** Its first kilobyte, if it was read. */
  head?: Uint8Array;
  /** The names in its archive, if they were read; empty if they cannot be. */
  entries?: readonly string[];
}

/** What keeps a file from becoming an attachment: `fileName` or `file`, and why. */
export function attachmentProblems(
  { fileName, size, head, entries }: Candidate,
  language: Language = 'ru',
): Problems {
  const words = texts[language];
  const name = fileName.trim();
  const kind = attachmentKindOf(name);
  if (name === '') return { fileName: words.noName };
  if (name.length > maxAttachmentName) return { fileName: words.longName };
  if (kind === null) return { fileName: words.kind };
  if (size === 0) return { file: words.empty };
  if (size !== undefined && size > maxAttachmentSize) return { file: words.tooLarge };
  if (head !== undefined && !beginsAs(kind, head)) return { file: words.contents };
  if (entries !== undefined && !holdsParts(kind, entries)) return { file: words.contents };
  return {};
}

import { bundleLimits, type BundleFile, type Manifest } from './schema.ts';

/** What a file of the archive is in the manifest. */
type PartKind = 'text' | 'image' | 'media' | 'attachment';

/** A file that the manifest names. */
export interface Part {
  kind: PartKind;
  path: string;
  /** The size in the manifest; null for texts and pictures, which have none. */
  file: BundleFile | null;
}

const ofFile = (kind: PartKind, file: BundleFile | null): Part[] =>
  file?.path == null ? [] : [{ kind, path: file.path, file }];
const ofPath = (kind: PartKind, path: string | null): Part[] =>
  path === null ? [] : [{ kind, path, file: null }];

/** All files that a manifest names, in the order of the course. */
export const partsOf = ({ course, lectures, modules, quizzes }: Manifest): Part[] => [
  ...ofPath('text', course.description),
  ...ofPath('image', course.cover),
  ...ofFile('media', course.trailer),
  ...lectures.flatMap(({ description, cover, media }) => [
    ...ofPath('text', description),
    ...ofPath('image', cover),
    ...ofFile('media', media),
  ]),
  ...modules.flatMap(({ attachments }) => attachments.flatMap((file) => ofFile('attachment', file))),
  ...quizzes.flatMap(({ questions }) => questions.flatMap(({ image }) => ofPath('image', image))),
];

/** Size limits of parts whose size is not in the manifest, bytes. */
export const mostBytes = (kind: PartKind): number =>
  kind === 'text' ? bundleLimits.text : kind === 'image' ? bundleLimits.image : Number.POSITIVE_INFINITY;

const folders: Record<PartKind, string> = {
  text: 'texts',
  image: 'images',
  media: 'media',
  attachment: 'attachments',
};

/** Whether a part is in the folder of its kind. */
export const liesRight = ({ kind, path }: Part): boolean => path.startsWith(`${folders[kind]}/`);

/** A name that every system accepts, as the last part of a path in the archive and on the device. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/gu, '');
  const [, stem = plain, ending = ''] = /^(.*?)(\.[^.]{1,10})?$/su.exec(plain) ?? [];
  // File systems count bytes, and a Cyrillic letter takes two.
  let short = stem;
  while (new TextEncoder().encode(`${short}${ending}`).length > 180) short = short.slice(0, -1);
  const cut = short.replace(/[\uD800-\uDBFF]$/u, '').trimEnd();
  return `${cut}${ending}` || 'file';
}

/** The path of a part: its number, from 1, and a descriptive name. */
export const pathOf = (kind: PartKind, number: string, name: string): string =>
  `${folders[kind]}/${number} ${plainName(name)}`;

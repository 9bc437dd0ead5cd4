import { bundleLimits, type BundleFile, type Manifest } from './schema.ts';

/** What a file of the archive is to the manifest. */
type PartKind = 'text' | 'image' | 'media' | 'attachment';

/** A file that the manifest names. */
export interface Part {
  kind: PartKind;
  path: string;
  /** As the manifest says it; null where it says nothing of a text or a picture. */
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

/** Most bytes of a part whose size no manifest tells. */
export const mostBytes = (kind: PartKind): number =>
  kind === 'text' ? bundleLimits.text : kind === 'image' ? bundleLimits.image : Number.POSITIVE_INFINITY;

const folders: Record<PartKind, string> = {
  text: 'texts',
  image: 'images',
  media: 'media',
  attachment: 'attachments',
};

/** Whether a part lies where its kind does. */
export const liesRight = ({ kind, path }: Part): boolean => path.startsWith(`${folders[kind]}/`);

/** A name that every system takes: it is the last part of a path in the archive, and of a file on the device. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/gu, '');
  const [, stem = plain, ending = ''] = /^(.*?)(\.[^.]{1,10})?$/su.exec(plain) ?? [];
  // A file system counts bytes, and a letter of Russian takes two.
  let short = stem;
  while (new TextEncoder().encode(`${short}${ending}`).length > 180) short = short.slice(0, -1);
  const cut = short.replace(/[\uD800-\uDBFF]$/u, '').trimEnd();
  return `${cut}${ending}` || 'file';
}

/** The path of a part: its number, from 1, and a name that says what it is. */
export const pathOf = (kind: PartKind, number: string, name: string): string =>
  `${folders[kind]}/${number} ${plainName(name)}`;

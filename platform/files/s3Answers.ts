import type { Range } from './files.ts';

/** What S3 tells of an object. */
export interface S3Object {
  key: string;
  size: number;
  /** Ms since the epoch. */
  changedAt: number;
}

/** An incomplete multipart upload. */
export interface S3Upload {
  key: string;
  uploadId: string;
  /** Ms since the epoch. */
  begunAt: number;
}

/** A part of a multipart upload. */
export interface S3Part {
  number: number;
  etag: string;
  size: number;
}

/** A page of a list, and where the next one begins. */
export interface Page<T> {
  found: T[];
  next: Record<string, string> | null;
}

const named: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

/** Unescapes the text between two tags. */
const plain = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (named[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
  );

/**
 * The text of the first element of this name; empty if there is none. The answers read here are flat, without relevant attributes, and name each
 * thing once, so no XML parser is needed.
 */
export function textOf(xml: string, name: string): string {
  return plain(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');
}

const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) => inside);

const bare = (etag: string) => etag.replaceAll('"', '');

function page<T>(xml: string, found: T[], next: Record<string, [parameter: string]>): Page<T> {
  if (textOf(xml, 'IsTruncated') !== 'true') return { found, next: null };
  const told = Object.entries(next).map(([name, [parameter]]) => [parameter, textOf(xml, name)]);
  return { found, next: Object.fromEntries(told) };
}

/** Parses `ListObjectsV2`. */
export const objectsOf = (xml: string): Page<S3Object> =>
  page(
    xml,
    elements(xml, 'Contents').map((one) => ({
      key: textOf(one, 'Key'),
      size: Number(textOf(one, 'Size')),
      changedAt: Date.parse(textOf(one, 'LastModified')),
    })),
    { NextContinuationToken: ['continuation-token'] },
  );

/** Parses `ListMultipartUploads`. */
export const uploadsOf = (xml: string): Page<S3Upload> =>
  page(
    xml,
    elements(xml, 'Upload').map((one) => ({
      key: textOf(one, 'Key'),
      uploadId: textOf(one, 'UploadId'),
      begunAt: Date.parse(textOf(one, 'Initiated')),
    })),
    { NextKeyMarker: ['key-marker'], NextUploadIdMarker: ['upload-id-marker'] },
  );

/** Parses `ListParts`. */
export const partsOf = (xml: string): Page<S3Part> =>
  page(
    xml,
    elements(xml, 'Part').map((one) => ({
      number: Number(textOf(one, 'PartNumber')),
      etag: bare(textOf(one, 'ETag')),
      size: Number(textOf(one, 'Size')),
    })),
    { NextPartNumberMarker: ['part-number-marker'] },
  );

/** The ETag of an answer without its quotes. */
export const etagOf = ({ headers }: Response): string => bare(headers.get('etag') ?? '');

/** The body of `CompleteMultipartUpload`. */
export function completion(parts: readonly Pick<S3Part, 'number' | 'etag'>[]): string {
  const told = parts
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag></Part>`);
  return `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${told.join('')}</CompleteMultipartUpload>`;
}

/** The header that asks for a range. */
export const rangeHeader = ([first, last]: Range): string => `bytes=${first}-${last}`;

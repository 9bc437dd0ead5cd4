import { CloudOff, File, FileArchive, FileText, Image, Music, Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageUrl } from '#api/upload/image-url.ts';
import type { LectureRow, ProgramAttachment, ProgramModule, ProgramTotals } from '#atoms/program/types.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import type { TreeNode } from '#components/data/Tree/treeModel.ts';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { formatDuration } from '#lib/time/duration.ts';
import { formatBytes } from '#lib/file/files.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import type { Mark } from './marks.ts';
import { markMessages } from './markMessages.ts';
import { moduleRow } from './nodeIds.ts';
import { Thumb } from './thumbs.ts';
import { totalsText } from './totals.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

function pictureOf({ upload, imageId }: LectureRow): ReactNode {
  if (upload !== null) {
    const broken = upload.state === 'error' || upload.state === 'lost';
    return (
      <Thumb>{broken ? <CloudOff {...icon} /> : <ProgressRing value={upload.progress} size={16} />}</Thumb>
    );
  }
  if (imageId === null) {
    return (
      <Thumb>
        <Presentation {...icon} />
      </Thumb>
    );
  }
  return <Cover src={imageUrl(imageId)} alt="" size="tree" icon={<Presentation {...icon} />} />;
}

/** What stands in place of a change's word where the file needs the author first. */
function troubleOf({ status, upload, streamID, durationSec }: LectureRow, language: Language): Mark | null {
  const t = markMessages[language];
  if (status === 'missing') return { tone: 'failed', text: t.missing };
  if (upload?.state === 'error') return { tone: 'failed', text: t.uploadFailed };
  if (upload?.state === 'lost') return { tone: 'failed', text: t.lost };
  if (upload?.state === 'paused') return { tone: 'neutral', text: t.paused };
  if (status === 'ready' && upload === null && streamID !== null && durationSec === null) {
    return { tone: 'neutral', text: t.processing };
  }
  return null;
}

/** A lecture as a row. */
export function lectureNode(
  id: string,
  row: LectureRow,
  mark: Mark | undefined,
  language: Language,
): TreeNode {
  const t = markMessages[language];
  const { status, name, upload, durationSec } = row;
  const busy = mark?.tone === 'busy' || mark?.tone === 'failed';
  const state = (busy ? mark : (troubleOf(row, language) ?? mark)) ?? null;
  const known = name.trim() || (status === 'missing' ? t.gone : t.unnamedLecture);
  const note = () => {
    if (upload?.state === 'progress' || upload?.state === 'queued')
      return `${Math.floor(upload.progress)}\u00A0%`;
    if (durationSec !== null) return formatDuration(durationSec);
    return status === 'ready' && row.streamID === null && upload === null ? t.noMedia : undefined;
  };
  const shown = note();
  return {
    id,
    title: status === 'loading' ? t.opening : known,
    picture: pictureOf(row),
    ...(state !== null && { state }),
    ...(shown !== undefined && { note: shown }),
  };
}

const fileIcons: [RegExp, ReactNode][] = [
  [/^image\//, <Image key="image" {...icon} />],
  [/^audio\//, <Music key="audio" {...icon} />],
  [/zip/, <FileArchive key="zip" {...icon} />],
  [/pdf|document|text/, <FileText key="text" {...icon} />],
];

/** The icon of a file by its type. */
const fileIcon = (mime: string): ReactNode =>
  fileIcons.find(([type]) => type.test(mime))?.[1] ?? <File {...icon} />;

/** A file as a row. */
export function attachmentNode(
  id: string,
  { fileName, size, mime }: ProgramAttachment,
  { mark, lost, language }: { mark: Mark | undefined; lost: boolean; language: Language },
): TreeNode {
  const state: Mark | undefined = lost ? { tone: 'failed', text: markMessages[language].lost } : mark;
  return {
    id,
    title: fileName,
    quiet: true,
    picture: fileIcon(mime),
    note: formatBytes(size, language),
    ...(state !== undefined && { state }),
  };
}

/** A module as a row, with its rows. */
export function moduleNode(
  { id, name, orderNumber }: ProgramModule,
  children: readonly TreeNode[],
  more: { totals: ProgramTotals; mark: Mark | undefined; language: Language },
): TreeNode {
  const { totals, mark, language } = more;
  const t = markMessages[language];
  return {
    id: moduleRow(id),
    title: name.trim() || t.unnamedModule,
    mark: String(orderNumber),
    note: totalsText(totals, language) || t.empty,
    selectable: false,
    children,
    ...(mark !== undefined && { state: mark }),
  };
}

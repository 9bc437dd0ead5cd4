import type { Getter } from 'jotai';
import { descriptionLength } from '#domain/content/readiness.ts';
import { coverState } from '#atoms/image/images.ts';
import { streamAtom } from '#atoms/stream/streams.ts';
import { uploadOfAtom } from '#atoms/upload/uploads.ts';
import type { MediaEditor } from './mediaEditor.ts';
import type { MediaReadinessFacts } from './mediaReadiness.ts';

/** What the checklist of a recording tells beside its lines, from what the form shows. */
export function mediaReadinessFacts(get: Getter, editor: MediaEditor, key: string): MediaReadinessFacts {
  const streamID = get(editor.fieldAtom(key, 'streamID'));
  const stream = streamID === null ? null : get(streamAtom(streamID)).item;
  const upload = get(uploadOfAtom({ kind: editor.kind, draftKey: key }));
  const audio = upload === null ? stream?.kind === 'audio' : upload.mime.startsWith('audio/');
  const way = (): MediaReadinessFacts['media'] => {
    if (upload !== null) return 'uploading';
    if (streamID === null) return 'none';
    return stream?.status === 'failed' ? 'failed' : stream?.status === 'processed' ? 'ready' : 'processing';
  };
  return {
    media: way(),
    upload: upload?.state ?? null,
    kind: audio ? 'audio' : 'video',
    durationSec: stream?.durationSec ?? null,
    placed: streamID !== null,
    cover: coverState(get, get(editor.fieldAtom(key, 'imageId'))),
    descriptionLength: descriptionLength(get(editor.fieldAtom(key, 'description'))),
  };
}

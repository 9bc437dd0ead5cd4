import { openAsBlob } from 'node:fs';
import { openBundle } from '#domain/bundle/openBundle.ts';
import { partsOf } from '#domain/bundle/parts.ts';
import { readZip } from '#lib/zip.ts';
import { mega, watchPeak } from './peak.ts';

// How much memory a course in a file takes while it is opened and all that it holds is unpacked, one file after another, as an import
// does. What is unpacked is thrown away, so that what is measured is the way there.

const [file = ''] = process.argv.slice(2);
await watchPeak(async () => {
  const archive = await openAsBlob(file);
  const bundle = await openBundle(await readZip(archive), archive.size);
  if (bundle === null) throw new Error('What was written is no course');
  const { signal } = new AbortController();
  let read = 0;
  for (const { kind, path } of partsOf(bundle.manifest)) {
    if (kind === 'text') continue;
    const into = new WritableStream<Uint8Array>({ write: (some) => void (read += some.length) });
    await bundle.unpack(path, into, signal);
  }
  return `${bundle.texts.size} texts and ${mega(read)} of media read`;
});

import { ALL_FORMATS, BlobSource, Input } from 'mediabunny';
import { peaksOf } from './peaksOf.ts';

async function listen(file: Blob) {
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  return await peaksOf(input);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return;
  void listen(data)
    .catch(() => null)
    .then((peaks) => globalThis.postMessage(peaks, { transfer: [] }));
});

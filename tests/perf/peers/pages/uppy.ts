// Uppy with tus, as its documentation sets it up for servers that limit a request: chunks of 5 MB.
import Uppy from '@uppy/core';
import Tus from '@uppy/tus';

declare global {
  interface Window {
    sendByUppy: () => Promise<number>;
  }
}

window.sendByUppy = async () => {
  const file = document.querySelector('input')?.files?.[0];
  if (file === undefined) throw new Error('No file was chosen');
  const uppy = new Uppy();
  uppy.use(Tus, { endpoint: '/tus', chunkSize: 5 * 1024 * 1024, storeFingerprintForResuming: false });
  uppy.addFile({ name: file.name, type: 'video/mp4', data: file });
  const started = performance.now();
  const result = await uppy.upload();
  if (result?.failed?.length !== 0) throw new Error('Uppy could not upload the file');
  return performance.now() - started;
};

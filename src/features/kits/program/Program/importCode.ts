import { late } from '#lib/loading/late.ts';

/** The code that reads dropped files: it is large, and only loaded when files are dropped. */
export const importCode = {
  zip: late(() => import('#lib/file/zip.ts')),
  unpacked: late(() => import('#lib/file/unpacked.ts')),
  xml: late(() => import('#lib/file/xml.ts')),
  cartridge: late(() => import('#domain/outline/cartridge.ts')),
  bundle: late(() => import('#domain/bundle/openBundle.ts')),
  captions: late(() => import('./importCaptions.ts')),
};

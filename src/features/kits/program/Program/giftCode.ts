import { late } from '#lib/loading/late.ts';

/** What reads the gift of an author: much code, which no programme needs until something is given. */
export const giftCode = {
  zip: late(() => import('#lib/file/zip.ts')),
  unpacked: late(() => import('#lib/file/unpacked.ts')),
  xml: late(() => import('#lib/file/xml.ts')),
  cartridge: late(() => import('#domain/outline/cartridge.ts')),
  bundle: late(() => import('#domain/bundle/openBundle.ts')),
  captions: late(() => import('./giftCaptions.ts')),
};

import { late } from '#lib/late.ts';

/** What reads the gift of an author: much code, which no programme needs until something is given. */
export const giftCode = {
  zip: late(() => import('#lib/zip.ts')),
  unpacked: late(() => import('#lib/unpacked.ts')),
  xml: late(() => import('#lib/xml.ts')),
  cartridge: late(() => import('#domain/outline/cartridge.ts')),
  bundle: late(() => import('#domain/bundle/openBundle.ts')),
  captions: late(() => import('./giftCaptions.ts')),
};

import type { Review } from './looks.ts';

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** A query as a browser reads it that is set as the review asks. */
export function queryFor(query: string, { motion, contrast }: Pick<Review, 'contrast' | 'motion'>): string {
  const reduced = query
    .replaceAll(/\(prefers-reduced-motion(?::\s*reduce)?\)/g, always)
    .replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, never);
  const asked = motion === 'reduced' ? reduced : query;
  return contrast === 'forced'
    ? asked
        .replaceAll(/\(forced-colors(?::\s*active)?\)/g, always)
        .replaceAll(/\(forced-colors:\s*none\)/g, never)
    : asked;
}

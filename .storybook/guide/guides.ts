import { data } from './data.ts';
import { feedback } from './feedback.ts';
import { forms } from './forms.ts';
import type { Guide } from './guide.ts';
import { layout } from './layout.ts';
import { primitives } from './primitives.ts';

/** When each component of the library is taken, by its name. */
export const guides: Readonly<Record<string, Guide>> = {
  ...primitives,
  ...forms,
  ...data,
  ...feedback,
  ...layout,
};

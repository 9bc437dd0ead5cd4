import type { Preset } from '#lib/time/periods.ts';
import type { messages } from './messages.ts';

/** The names of the presets. */
export const presetNames = (text: (typeof messages)['ru']): Record<Preset, string> => ({
  days7: text.days7,
  days30: text.days30,
  days90: text.days90,
  month: text.month,
  lastMonth: text.lastMonth,
  year: text.year,
});

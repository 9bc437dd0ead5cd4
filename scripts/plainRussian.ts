import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * What a list of choices tells to screen readers in Russian. react-aria's own words call choices «параметры», know no «два варианта», and cannot be
 * replaced by its settings one by one.
 */
const choices = `
const counted = (count, formatter) =>
  formatter.number(count) + '\\u00A0' + formatter.plural(count, { one: 'вариант', few: 'варианта', other: 'вариантов' });
export default {
  buttonLabel: 'Показать варианты',
  listboxLabel: 'Варианты',
  countAnnouncement: ({ optionCount }, formatter) => counted(optionCount, formatter) + '.',
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }, formatter) =>
    (isGroupChange ? groupTitle + ', ' + counted(groupCount, formatter) + '. ' : '') + optionText + (isSelected ? ', выбрано' : ''),
  selectedAnnouncement: ({ optionText }) => optionText + ', выбрано',
};`;

/** Lists of choices speak the Russian of the console, in its build, in the workbench and in the tests. */
export const plainRussian: Plugin = {
  // What is bundled ahead for the workbench and the tests is made anew when the names of plugins change, and not what they give.
  name: `react-aria-plain-russian-${createHash('sha256').update(choices).digest('hex').slice(0, 8)}`,
  load: {
    filter: { id: /[\\/]react-aria[\\/].*[\\/]intl[\\/]combobox[\\/]ru-RU\.m?js$/ },
    handler: () => choices,
  },
};

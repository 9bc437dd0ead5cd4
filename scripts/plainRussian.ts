import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Russian screen reader texts for list boxes. react-aria's own texts call options «параметры» and lack the plural «два варианта», and its settings
 * cannot replace them one by one.
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

/** Replaces react-aria's Russian texts in the build, in the workbench and in the tests. */
export const plainRussian: Plugin = {
  // The pre-bundled dependencies of the workbench and the tests are rebuilt when plugin names change, not when their output does.
  name: `react-aria-plain-russian-${createHash('sha256').update(choices).digest('hex').slice(0, 8)}`,
  load: {
    filter: { id: /[\\/]react-aria[\\/].*[\\/]intl[\\/]combobox[\\/]ru-RU\.m?js$/ },
    handler: () => choices,
  },
};

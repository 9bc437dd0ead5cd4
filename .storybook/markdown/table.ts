const oneLine = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

/** Code in a cell of a table; nothing for nothing. */
export const inCell = (code: string): string => (code === '' ? '' : `\`${code}\``);

/** A table of Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(oneLine).join(' | ')} |`).join('\n');

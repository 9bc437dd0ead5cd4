/** Characters that begin a formula in spreadsheets. */
const formula = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Escapes a text so that it can be read back unchanged: an apostrophe goes before what looks like a formula. So a text that begins with an apostrophe
 * gets one more.
 */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Removes the apostrophe that keeps a text from being a formula. */
const unguarded = (text: string): string => (formula.test(text) ? text.slice(1) : text);

/** The delimiter of the fields: semicolon, comma or tab, whichever is most frequent in the first line outside of quotes. */
function separatorOf(text: string): string {
  let quoted = false;
  const counts = new Map([
    [';', 0],
    [',', 0],
    ['\t', 0],
  ]);
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r')) break;
    else if (!quoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ';';
}

/** The raw rows of a CSV file, without empty ones. */
export function cellsOf(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const endField = () => {
    row.push(field);
    field = '';
  };
  const endRow = () => {
    endField();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign !== '"') field += sign;
      else if (text.charAt(at + 1) === '"') {
        field += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && field === '') quoted = true;
    else if (sign === separator) endField();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text.charAt(at + 1) === '\n') at += 1;
      endRow();
    } else field += sign;
  }
  if (field !== '' || row.length > 0) endRow();
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

/** The rows of a CSV file of spreadsheets of any language: with quotes, line breaks in fields, and texts that look like formulas. */
export const readCsv = (file: string): string[][] => cellsOf(file).map((row) => row.map(unguarded));

import { late } from '../loading/late.ts';

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  header: string;
  /** A string is written as it is, a number as a number. null and undefined give an empty field. */
  value: (row: Row) => string | number | null | undefined;
}

/** A CSV file that is written page by page. */
export interface CsvFile<Row> {
  add: (rows: readonly Row[]) => void;
  blob: () => Blob;
}

const writing = late(() => import('csv-stringify/browser/esm/sync'));

/**
 * Begins a CSV file that the Russian Excel can open: UTF-8 with BOM, semicolons, CRLF, decimal commas. A text that a spreadsheet would run as a
 * formula gets an apostrophe in front. The writer's code is loaded at first use.
 */
export async function createCsv<Row>(columns: readonly CsvColumn<Row>[]): Promise<CsvFile<Row>> {
  const { stringify } = await writing.load();
  const write = (lines: unknown[][], first: boolean) =>
    stringify(lines, {
      bom: first,
      delimiter: ';',
      record_delimiter: 'windows',
      quote_record_delimiter: true,
      escape_formulas: true,
      cast: { number: (value) => String(value).replace('.', ',') },
    });
  const parts = [write([columns.map(({ header }) => header)], true)];
  return {
    add(rows) {
      if (rows.length > 0)
        parts.push(
          write(
            rows.map((row) => columns.map(({ value }) => value(row))),
            false,
          ),
        );
    },
    blob: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

/**
 * A text in pieces: each second one is a range of numbers, «4–7–8». A line may be parted after a dash, in a browser and in a PDF alike, and no
 * style forbids that of the dash alone, so that such pieces are kept whole by whoever shows them. The text itself stays as it was written.
 */
export const byRanges = (text: string): string[] => text.split(/(\d+(?:–\d+)+)/);

/**
 * Splits a text into pieces; each second one is a range of numbers, «4–7–8». Browsers and PDFs may break a line after a dash, and no style forbids it
 * for the dash alone. So components keep these pieces unbroken, and the text itself stays as it was written.
 */
export const byRanges = (text: string): string[] => text.split(/(\d+(?:–\d+)+)/);

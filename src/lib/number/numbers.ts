/** An integer ≥ 0 with its thousands separated by U+00A0: `5000` → «5 000». */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, '\u00A0');
}

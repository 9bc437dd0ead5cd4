/** The end of the changed stretch in a text that replaced another one. */
export function endOfChange(before: string, after: string): number {
  const longest = Math.min(before.length, after.length);
  let start = 0;
  while (start < longest && before[start] === after[start]) start++;
  let end = 0;
  while (end < longest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.length - end;
}

/** A name that every system takes for a file: `fileNameOf('Что? Где?', 'quiz', 'csv')` → «Что Где.csv». */
export function fileNameOf(name: string, otherwise: string, ending: string): string {
  const bare = name
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim()
    .slice(0, 80)
    .trim();
  return `${bare || otherwise}.${ending}`;
}

/** Makes a file name that every system accepts: `fileNameOf('Что? Где?', 'quiz', 'csv')` → «Что Где.csv». */
export function fileNameOf(name: string, otherwise: string, ending: string): string {
  const bare = name
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim()
    .slice(0, 80)
    .trim();
  return `${bare || otherwise}.${ending}`;
}

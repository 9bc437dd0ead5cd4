/** What of the words of a recording is open under its player. */
export type DeskTab = 'chapters' | 'captions' | 'transcript';

/** The open tab of a recording's texts under its player. */
export type DeskTab = 'chapters' | 'captions' | 'transcript';

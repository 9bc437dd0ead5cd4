/** The colours that a picture is taken in. */
export type Theme = 'light' | 'dark';

/** A picture: one state of a component or screen, in a theme and at a size of the window. */
interface Picture {
  /** Of the story's file, below `src` and `baselines` alike: `features/quiz/QuizEditor`. */
  folder: string;
  /** The story within its file: `read-failed`. */
  story: string;
  theme: Theme;
  /** Of the window, px. */
  width: number;
}

/** Where the pictures of a story file lie: `src/a/Part/Part.stories.tsx` → `a/Part`, `src/a/Part/Other.stories.tsx` → `a/Part/Other`. */
export function folderOf(storyFile: string): string {
  const file = storyFile.slice(storyFile.lastIndexOf('src/') + 'src/'.length).replace(/\.stories\.tsx$/, '');
  // By hand: this runs in the browser too.
  const [base, parent] = file.split('/').toReversed();
  return base === parent ? file.slice(0, file.lastIndexOf('/')) : file;
}

/** The name of a picture, which is its baseline's path too: `features/quiz/QuizEditor/read-failed-light-1440`. */
export const nameOf = ({ folder, story, theme, width }: Picture): string =>
  `${folder}/${story}-${theme}-${width}`;

/** The picture that has this name, or null where none can have it. */
export function pictureOf(name: string): Picture | null {
  const parts = /^(?<folder>.+)\/(?<story>[\w-]+)-(?<theme>light|dark)-(?<width>\d+)$/.exec(name)?.groups;
  if (parts === undefined) return null;
  const { folder = '', story = '', theme, width } = parts;
  return { folder, story, theme: theme === 'dark' ? 'dark' : 'light', width: Number(width) };
}

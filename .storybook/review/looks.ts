// What a reviewer may switch for any story in the toolbar, beside theme, language and width. It is kept in the address as globals.

interface Choice {
  title: string;
  icon: 'accessibility' | 'eye' | 'lightning' | 'paragraph';
  description: string;
  /** The first is how a story is seen by itself. */
  items: readonly { value: string; title: string }[];
}

/** By the names of the globals. */
export const reviewChoices = {
  motion: {
    title: 'Motion',
    icon: 'lightning',
    description: 'Motion',
    items: [
      { value: 'full', title: 'As designed' },
      { value: 'reduced', title: 'Less motion' },
    ],
  },
  text: {
    title: 'Text',
    icon: 'paragraph',
    description: 'Size of text',
    items: [
      { value: 'normal', title: '100 %' },
      { value: 'double', title: '200 %' },
    ],
  },
  contrast: {
    title: 'Contrast',
    icon: 'accessibility',
    description: 'Colours of the system',
    items: [
      { value: 'own', title: 'Colours of the console' },
      { value: 'forced', title: 'Colours of the system, nearly' },
    ],
  },
  sight: {
    title: 'Sight',
    icon: 'eye',
    description: 'How colours are seen',
    items: [
      { value: 'all', title: 'All colours' },
      { value: 'protanopia', title: 'Without red' },
      { value: 'deuteranopia', title: 'Without green' },
      { value: 'tritanopia', title: 'Without blue' },
      { value: 'grey', title: 'Without colour' },
    ],
  },
} as const satisfies Record<string, Choice>;

type ReviewName = keyof typeof reviewChoices;

/** What is switched, by the names of the globals. */
export type Review = Readonly<Record<ReviewName, string>>;

const isReviewName = (name: string): name is ReviewName => name in reviewChoices;

/** The names of the globals. */
export const reviewNames: readonly ReviewName[] = Object.keys(reviewChoices).filter(isReviewName);

const pick = (choose: (name: ReviewName) => string): Review => ({
  motion: choose('motion'),
  text: choose('text'),
  contrast: choose('contrast'),
  sight: choose('sight'),
});

/** How a story is seen by itself. */
export const unreviewed: Review = pick((name) => reviewChoices[name].items[0].value);

/** What the globals of a story say. */
export const reviewIn = (globals: Readonly<Record<string, unknown>>): Review =>
  pick((name) => String(globals[name] ?? unreviewed[name]));

/** What is switched to something else than it is by itself. */
export const reviewed = (review: Review): Partial<Record<ReviewName, string>> =>
  Object.fromEntries(
    reviewNames.filter((name) => review[name] !== unreviewed[name]).map((name) => [name, review[name]]),
  );

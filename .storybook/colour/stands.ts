import type { color } from '#theme/tokens.ts';

export type ColourName = keyof typeof color;

/** What a colour does: words to read, a mark that carries meaning, or a look that says nothing by itself. */
export type Use = 'text' | 'mark' | 'look';

/** Where a colour stands, and what it is for. */
export interface Stand extends Partial<Record<Use, readonly ColourName[]>> {
  /** For a designer, in one line. A look says why it needs no contrast. */
  role: string;
  /** What it lies over, where that is no colour of ours. */
  over?: string;
}

/** Grounds that plain text may stand on. */
const plain = ['surface', 'canvas', 'raised', 'hover', 'press', 'sel', 'fill', 'sunken'] as const;
const sheets = ['surface', 'canvas', 'raised'] as const;
const pages = ['surface', 'raised'] as const;

/** Every colour of the console, in the order of its page. A test holds that none is left out. */
export const standing: Record<string, Partial<Record<ColourName, Stand>>> = {
  Grounds: {
    canvas: { role: 'Behind the pages of login and messages' },
    surface: { role: 'The page' },
    sunken: { role: 'Lower than the page: a disabled control, a time that is closed' },
    fill: { role: 'A quiet control, a tag, what is still loading' },
    raised: { role: 'What floats: a menu, a dialog, a panel' },
    hover: { role: 'A row under the pointer' },
    press: { role: 'A row or a button that is pressed' },
    sel: { role: 'A row that is chosen' },
    segment: { role: 'The groove of a segmented control' },
    segmentOn: { role: 'The chosen part of a segmented control' },
  },
  Lines: {
    line: { role: 'Between rows and columns, which space parts as well', look: pages },
    line2: { role: 'A groove that fills, a stronger rule: words beside it say the same', look: pages },
    field: { role: 'The edge of a field', mark: pages },
  },
  Text: {
    ink: { role: 'What is read first', text: [...plain, 'segmentOn', 'accentSoft'] },
    ink2: { role: 'What explains it', text: [...plain, 'segment'] },
    // On `press` a caption steps up to `ink2`: this one has 4.45 there.
    ink3: { role: 'Captions and hints', text: plain.filter((ground) => ground !== 'press') },
  },
  Accent: {
    accent: { role: 'The one next step of a screen', mark: sheets },
    accentHover: { role: 'The next step under the pointer', mark: pages },
    accentPress: { role: 'The next step while it is pressed', mark: pages },
    onAccent: { role: 'Words on the next step', text: ['accent', 'accentHover', 'accentPress'] },
    accentText: {
      role: 'Links, and words of what is chosen',
      text: [...sheets, 'hover', 'press', 'sel', 'accentTint'],
    },
    accentTint: { role: 'Under words of what is chosen' },
    accentSoft: { role: 'Bars of a chart: their values stand beside them and in a table', look: pages },
  },
  Dawn: {
    dawn: { role: 'Now: a line or a dot, and its time stands beside it in words', look: pages },
    dawnMark: { role: 'It waits for you: a sign', mark: sheets },
    dawnText: { role: 'It waits for you: words', text: [...pages, 'sunken', 'fill', 'dawnTint'] },
    dawnTint: { role: 'Under words of what waits' },
    onDawn: { role: 'The number of today', text: ['dawn'] },
  },
  States: {
    ok: { role: 'It is done: a sign', mark: pages },
    okText: { role: 'It is done: words', text: [...pages, 'okTint'] },
    okTint: { role: 'Under words of what is done' },
    info: { role: 'It goes on: a sign', mark: pages },
    infoText: { role: 'It goes on: words', text: [...pages, 'infoTint'] },
    infoTint: { role: 'Under words of what goes on' },
  },
  Errors: {
    bad: { role: 'An error: a sign. What cannot be undone: a button', mark: pages },
    badHover: { role: 'That button under the pointer', mark: pages },
    badPress: { role: 'That button while it is pressed', mark: pages },
    onBad: { role: 'Words on that button', text: ['bad', 'badHover', 'badPress'] },
    badText: { role: 'An error: words', text: [...pages, 'badTint'] },
    badTint: { role: 'Under words of an error' },
  },
  Kinds: {
    kLecture: { role: 'Lectures', mark: pages },
    kMeditation: { role: 'Meditations', mark: pages },
    kCourse: { role: 'Courses', mark: pages },
    kMarathon: { role: 'Marathons', mark: pages },
    kWebinar: { role: 'Webinars', mark: pages },
    kConsult: { role: 'Consultations', mark: pages },
  },
  'Over pictures': {
    scrim: { role: 'Holds the page back while a dialog is open', over: 'the page' },
    mediaScrim: { role: 'Under words on a picture', over: 'a picture' },
    mediaScrimHover: { role: 'The same under the pointer', over: 'a picture' },
    onMedia: { role: 'Words and signs on a picture', text: ['mediaScrim', 'mediaScrimHover'] },
    onMedia2: { role: 'What is loaded, beside what is played', look: ['mediaScrim'] },
    onMedia3: { role: 'The groove of a slider; a button under the pointer', look: ['mediaScrim'] },
    mediaLine: { role: 'The edge of a picture that is as light as the page', over: 'a picture' },
    mediaDim: { role: 'Takes the glare off a picture in the dark theme', over: 'a picture' },
    cropMask: { role: 'What is cut off a picture', over: 'a picture' },
  },
};

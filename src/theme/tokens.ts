/** Typed names of the design tokens. Colours are CSS variables (values in tokens.css), so that both themes share one tree. */

/** Colours, by role. Text on a ground always has a pair of at least 4.5 : 1. */
export const color = {
  canvas: 'var(--canvas)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  fill: 'var(--fill)',
  raised: 'var(--raised)',
  hover: 'var(--hover)',
  press: 'var(--press)',
  segment: 'var(--segment)',
  segmentOn: 'var(--segment-on)',
  sel: 'var(--sel)',
  line: 'var(--line)',
  line2: 'var(--line-2)',
  field: 'var(--field)',
  ink: 'var(--ink)',
  ink2: 'var(--ink-2)',
  ink3: 'var(--ink-3)',
  accent: 'var(--accent)',
  accentHover: 'var(--accent-hover)',
  accentPress: 'var(--accent-press)',
  onAccent: 'var(--on-accent)',
  accentText: 'var(--accent-text)',
  accentTint: 'var(--accent-tint)',
  accentSoft: 'var(--accent-soft)',
  dawn: 'var(--dawn)',
  dawnMark: 'var(--dawn-mark)',
  dawnText: 'var(--dawn-text)',
  dawnTint: 'var(--dawn-tint)',
  onDawn: 'var(--on-dawn)',
  ok: 'var(--ok)',
  okText: 'var(--ok-text)',
  okTint: 'var(--ok-tint)',
  info: 'var(--info)',
  infoText: 'var(--info-text)',
  infoTint: 'var(--info-tint)',
  bad: 'var(--bad)',
  badHover: 'var(--bad-hover)',
  badPress: 'var(--bad-press)',
  onBad: 'var(--on-bad)',
  badText: 'var(--bad-text)',
  badTint: 'var(--bad-tint)',
  kLecture: 'var(--k-lecture)',
  kMeditation: 'var(--k-meditation)',
  kCourse: 'var(--k-course)',
  kMarathon: 'var(--k-marathon)',
  kWebinar: 'var(--k-webinar)',
  kConsult: 'var(--k-consult)',
  scrim: 'var(--scrim)',
  mediaScrim: 'var(--media-scrim)',
  mediaScrimHover: 'var(--media-scrim-hover)',
  onMedia: 'var(--on-media)',
  onMedia2: 'var(--on-media-2)',
  onMedia3: 'var(--on-media-3)',
  mediaLine: 'var(--media-line)',
  mediaDim: 'var(--media-dim)',
  cropMask: 'var(--crop-mask)',
} as const;

/** Shadows, only for overlays. */
export const shadow = { low: 'var(--shadow-1)', high: 'var(--shadow-2)' } as const;

/** Spacing steps, px. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  14: '56px',
} as const;

/** The two weights of the family. */
export const weight = { regular: 400, strong: 560 } as const;

/** Text styles as declarations to interpolate: size / line height (px) and tracking. Weight is set apart. */
export const type = {
  caption: 'font-size: 12px; line-height: 16px;',
  body: 'font-size: 14px; line-height: 20px;',
  prose: 'font-size: 15px; line-height: 24px;',
  lead: 'font-size: 17px; line-height: 24px;',
  title4: 'font-size: 20px; line-height: 28px; letter-spacing: -0.012em;',
  title3: 'font-size: 24px; line-height: 32px; letter-spacing: -0.018em;',
  title2: 'font-size: 29px; line-height: 36px; letter-spacing: -0.022em;',
  login: 'font-size: 35px; line-height: 44px; letter-spacing: -0.022em;',
  figure: 'font-size: 42px; line-height: 48px; letter-spacing: -0.03em;',
  /** Text in a field on a phone: below 16 px iOS zooms in. */
  touchField: 'font-size: 16px; line-height: 24px;',
} as const;

/** Corner radii, px. */
export const radius = {
  thumb: '4px',
  tag: '6px',
  control: '8px',
  media: '12px',
  bar: '16px',
  round: '999px',
} as const;

/** Heights of controls, px. */
export const control = { small: '28px', regular: '32px', field: '36px', large: '44px' } as const;

/** CSS variable with the height of the band of news under the bar's row. */
export const bandHeight = '--news';
/** CSS variable with the height of the panel of uploads at the bottom right, including the gap above it. */
export const dockRoom = '--dock';
/** CSS variable with the height of a bar along the bottom; the panel of uploads is above it. */
export const footRoom = '--foot';

/** Sizes of the frame. `bar` is the bar's own row; `top` is where the page begins, below a band of news. For `dock` and `foot` see above. */
export const frame = {
  sidebar: '248px',
  bar: '56px',
  top: `calc(56px + var(${bandHeight}, 0px))`,
  rail: '336px',
  gap: '48px',
  page: '40px',
  pagePhone: '16px',
  footPhone: '72px',
  dock: `var(${dockRoom}, 0px)`,
  foot: `var(${footRoom}, 0px)`,
} as const;

/** Durations and the only easing. `toast` and `tab` are constants of the product (250 ms, 150 ms). */
export const motion = {
  fast: '120ms',
  base: '160ms',
  slow: '200ms',
  tab: '150ms',
  toast: '250ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;

/** Stacking order of overlays. Native dialogs are above all of them in the top layer. */
export const layer = { side: 1, bar: 10, panel: 20, sheet: 30, popover: 40, toast: 50 } as const;

/** Media queries by the widths at which the layout changes: phone < 720, tablet < 1024. */
export const media = {
  phone: '@media (max-width: 719.98px)',
  tablet: '@media (max-width: 1023.98px)',
  wide: '@media (min-width: 1280px)',
  /** Where a keyboard is not likely, on a phone and on a tablet held in hand: there no keys are shown. */
  noKeyboard: '@media (max-width: 719.98px), (max-width: 1023.98px) and (not (pointer: fine))',
  /** Pointers that hover; touch screens get no hover states that stick. */
  hover: '@media (hover: hover)',
} as const;

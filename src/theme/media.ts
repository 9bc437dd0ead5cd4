/** Media queries by the widths at which the layout changes: phone < 720, tablet < 1024. */
export const media = {
  phone: '@media (max-width: 719.98px)',
  tablet: '@media (max-width: 1023.98px)',
  wide: '@media (min-width: 1280px)',
  /** Phones and hand-held tablets, which rarely have a keyboard: no shortcuts are shown there. */
  noKeyboard: '@media (max-width: 719.98px), (max-width: 1023.98px) and (not (pointer: fine))',
  /** Pointers that can hover; touch screens get no sticky hover states. */
  hover: '@media (hover: hover)',
} as const;

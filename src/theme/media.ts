/** Media queries by the widths at which the layout changes: phone < 720, tablet < 1024. */
export const media = {
  phone: '@media (max-width: 719.98px)',
  tablet: '@media (max-width: 1023.98px)',
  wide: '@media (min-width: 1280px)',
  /** Pointers that hover; touch screens get no hover states that stick. */
  hover: '@media (hover: hover)',
} as const;

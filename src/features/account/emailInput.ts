/** Attributes of an e-mail field for browsers and keyboards. */
export const emailInput = {
  name: 'email',
  type: 'email',
  size: 'large',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

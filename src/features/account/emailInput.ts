/** What the field of an e-mail is for browsers and keyboards. */
export const emailInput = {
  name: 'email',
  type: 'email',
  size: 'large',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

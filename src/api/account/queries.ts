/** Query keys of the account. */
export const accountKeys = { profile: ['account', 'profile'] as const };

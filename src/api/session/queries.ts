/** Query keys of sessions. */
export const sessionKeys = { list: ['session', 'list'] as const };

/** The code of the tools. */
export const streamTools = async () => ({ default: (await import('./StreamTools.tsx')).StreamTools });

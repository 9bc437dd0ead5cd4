/** The Russian texts of all catalogues with the English ones; a build puts them here, see plugin.ts. */
export const fromCatalogues: Readonly<Record<string, string>> = {};

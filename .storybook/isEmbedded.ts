/** Whether a story stands in a frame of a documentation page, where its play does not run. */
export const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';

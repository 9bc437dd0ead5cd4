const asked = new URLSearchParams(location.search);

/** Whether a story is shown in a frame of a documentation page, where its play does not run. */
export const isEmbedded = asked.get('embed') === 'true';

/** Whether it is the first example of that page, which shows the component at its best. */
export const isFirst = isEmbedded && asked.has('first');

/**
 * Where one line is too short for the row over a list: what is shown and how takes a line of its own. By its own width, not the
 * window's: the sidebar may be there or not.
 */
export const narrow = '@container (max-width: 1000px)';

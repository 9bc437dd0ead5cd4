/** From this number on a list renders only its visible rows. */
export const longFrom = 20;

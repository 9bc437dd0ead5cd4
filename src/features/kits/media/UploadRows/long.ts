/** From so many on a list draws only the rows that are in sight. */
export const longFrom = 20;

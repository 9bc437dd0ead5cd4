/** How many weeks a sparkline of sales covers. */
export const courseWeeks = 12;

/** The first moment (ISO) after a purchase was made; null where the platform does not tell when that was. */
export const upTo = (createdAt: string | undefined): string | null =>
  createdAt === undefined ? null : new Date(Date.parse(createdAt) + 1).toISOString();

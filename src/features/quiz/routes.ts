import { listRoute } from '#features/kits/actions/RouterLink/routes.ts';

/** The check of a client's code, for whichever quiz it is. */
export const checkRoute = `${listRoute('quiz')}/check`;

import { listRoutes } from '#features/widgets/RouterLink/routes.ts';

/** The check of a client's code, for whichever quiz it is. */
export const checkRoute = `${listRoutes.quiz}/check`;

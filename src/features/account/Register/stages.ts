/** How the stage of the code is reached: an entry of the history of its own, so that Back leads to the e-mail. */
export const codeStage = { to: '/register', options: { state: { code: true } } };

/** The account of the demo, also of an empty platform. */
export const demoAccount = { id: 'author-marina', email: 'author@example.com', password: 'author-demo-2026' };

/** The account of the demo. */
export const demoAccount = { id: 'author-marina', email: 'author@example.com', password: 'author-demo-2026' };

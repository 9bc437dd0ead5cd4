/** A letter in two forms: plain text, and the same as HTML for programs that show it. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the letter brings, a code or a link, secret or not: adapters for work on one machine show it beside the letter. */
  secret: string;
}

/** How letters leave the platform. */
export interface Mail {
  /** Resolves once the letter is handed over for good; throws where it could not be. */
  send(letter: Letter): Promise<void>;
}

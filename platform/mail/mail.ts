/** A letter in two forms: plain text, and the same as HTML for programs that show it. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The code or link of the letter, or another link: adapters for local work show it beside the letter. */
  secret: string;
}

/** How letters leave the platform. */
export interface Mail {
  /** Resolves once the letter is accepted; rejects if it could not be. */
  send(letter: Letter): Promise<void>;
}

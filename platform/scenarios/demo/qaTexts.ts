/** A client's question with the author's answer, as written here. */
export interface QaText {
  question: string;
  /** null if nobody has answered yet. */
  answer?: string;
  /** The id of the content that it is about. */
  about?: string;
  /** Days since it was asked. */
  asked: number;
  isHidden?: true;
}

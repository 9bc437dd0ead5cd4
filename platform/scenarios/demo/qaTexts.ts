/** A question of clients with the author's answer, as it is told. */
export interface QaText {
  question: string;
  /** None where nobody has answered yet. */
  answer?: string;
  /** The id of the content that it is about. */
  about?: string;
  /** Days since it was asked. */
  asked: number;
  isHidden?: true;
}

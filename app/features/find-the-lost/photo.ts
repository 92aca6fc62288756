/** The photo of a report, ready to be sent: a JPEG without anything a camera wrote into it. */
export type Photo = {
  readonly blob: Blob;
  /** The same in the form that travels in the message. */
  readonly base64: string;
  readonly width: number;
  readonly height: number;
};

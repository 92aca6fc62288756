/** The photo of a report, ready to be sent: a JPEG without anything a camera wrote into it. */
export type Photo = {
  readonly blob: Blob;
  /** The same in the form that travels in the message. */
  readonly base64: string;
  readonly width: number;
  readonly height: number;
};

/** Tells one photo from another. It goes into what is kept of a report, where the photo itself has no room. */
export const photoMark = (photo: Photo | undefined): string =>
  photo ? `${photo.base64.length} ${photo.base64.slice(-60)}` : '';

import type { Locale } from './locale.ts';

/** What the server knows of a picture of the library, as pages need it. `path` is the name by which projects show it. */
export type Picture = {
  readonly id: string;
  readonly path: string;
  /** Of the largest size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of every size, the smallest first. */
  readonly widths: readonly number[];
  readonly alt: string | null;
  readonly alt_de: string | null;
};

/** A place that shows a picture: a project by its address or id, what somebody writes about one, a text or list by its name. */
export type PictureUse = {
  readonly kind: 'project' | 'draft' | 'text';
  readonly ref: string;
  readonly title: string | null;
  readonly isPublished: boolean;
};

/** A picture as the team sees it. */
export type LibraryPicture = Picture & { readonly uses: readonly PictureUse[] };

/** What a page draws of a picture: addresses with their widths, and a size that is known before it arrives. */
export type ShownPicture = {
  readonly avif: string;
  readonly webp: string;
  /** For what knows one address only. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Readonly<Partial<Record<Locale, string>>>;
};

/** The columns of public.pictures that pages need. */
export const pictureColumns = ['id', 'path', 'width', 'height', 'widths', 'alt', 'alt_de'] as const;

/** The bucket of the files: {id}/{width}.avif and .webp. */
export const pictureBucket = 'picture_library';

/** The most bytes of a file that is sent, and characters of what a picture shows. */
export const largestPicture = 20 * 1024 * 1024;
export const longestAlt = 500;

/** How the id of a picture looks. */
export const pictureId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

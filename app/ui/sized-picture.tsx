/** A picture in several widths, in two formats; `src` for what knows one address only. */
export type Sized = {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
};

type Props = {
  picture: Sized;
  /** How wide it stands, as in `sizes` of an img. */
  sizes: string;
  alt: string;
  lang?: string | undefined;
  className?: string | undefined;
};

/** A picture of the library. Its size is known before it arrives, so nothing moves. */
export function SizedPicture({ picture: { avif, webp, src, width, height }, sizes, alt, ...said }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} width={width} height={height} alt={alt} loading="lazy" {...said} />
    </picture>
  );
}

declare module 'virtual:boot' {
  /** The script of `app/boot.ts`, bundled and minified. */
  export const boot: string;
}

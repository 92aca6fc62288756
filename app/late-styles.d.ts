declare module '*.module.css?late' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
  /** Where the style sheet lies (scripts/late-styles.ts). */
  export const href: string;
}

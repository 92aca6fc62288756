/** What `npm run engines` does with a browser, whichever speaks to it. Places in the page are CSS selectors. */
export type Engine = {
  readonly name: string;
  readonly open: (url: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It gets and gives JSON only, and knows nothing of where it was written. */
  readonly run: <Given extends readonly unknown[], Found>(
    work: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ) => Promise<Found>;
  readonly click: (place: string) => Promise<void>;
  readonly type: (place: string, text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Chooses a file of this machine in a field for files. */
  readonly choose: (place: string, path: string) => Promise<void>;
  /** A PNG of what is in view. */
  readonly look: () => Promise<Buffer>;
  /** A PDF of the page; undefined where the engine cannot be told to print. */
  readonly print: () => Promise<Buffer | undefined>;
  /** What the page itself reported as faults since the last call. */
  readonly faults: () => readonly string[];
  readonly end: () => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight';

import { createContext, use, useId, type ComponentType, type HTMLAttributes, type ReactNode } from 'react';

/** What travels as JSON from the page to the browser. */
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

/**
 * When an island becomes alive: as soon as its scripts are there, when the tab that it stands in is shown, or when
 * somebody presses it or types in it; `draft:contact` at the first press too, but at once where this tab keeps an unsent
 * draft of the form `contact` (app/lib/forms/drafts.ts); `account` once a session is stored in this browser; `query` at once
 * where the page was drawn without the query of its address: by a server that draws no pages, so that the island has to
 * say what it means, or what the end of a visitor's link behind `#` does.
 */
type Moment = 'load' | 'shown' | 'press' | 'account' | 'query' | `draft:${string}`;

/** How the renderer of pages draws what the browser takes over. `id` goes before the ids in it. Out: HTML. */
export type Drawing = {
  /** The address of the script that holds an island's component, by its name. */
  readonly from: (name: string) => string;
  /** The addresses of all scripts that an island needs to become alive, by its name. */
  readonly ahead: (name: string) => readonly string[];
  /** The address of a script without React, by its name. */
  readonly script: (name: string) => string;
  /** An island, as a root of its own. */
  readonly island: (part: ReactNode, id: string) => string;
  /** What the page puts into an island: it stays the page's, with islands of its own. */
  readonly slot: (content: ReactNode, id: string) => string;
};

/** Not there in the browser, nor inside an island: there an island is an ordinary part. */
export const DrawingContext = createContext<Drawing | undefined>(undefined);

/** Props that can travel; `children` stay on the page. */
type Travelling<Props> = {
  [Name in keyof Props]: Name extends 'children' ? Props[Name] : Props[Name] extends Json ? Props[Name] : never;
};

type Props<Given> = Omit<Given, 'children'> & {
  /** A component of a file `*.island.tsx` that bears the file's name: `Contact` of `contact.island.tsx`. */
  of: ComponentType<Given>;
  until: Moment;
  children?: ReactNode;
};

/**
 * A part of a page that React runs in the browser too. What else stands in it (`children`) is drawn once, here, and
 * never becomes React's in the browser; the part may hide it, but must keep it. The element around an island has no box
 * of its own.
 */
export function Island<Given extends Travelling<Given>>({ of: Part, until, children, ...rest }: Props<Given>) {
  const drawing = use(DrawingContext);
  const id = useId();
  // TypeScript does not see that what is left are the part's own props.
  const given = rest as unknown as Given & object;
  if (!drawing) return <Part {...given}>{children}</Part>;
  const inside = children === undefined ? undefined : <Slot html={drawing.slot(children, `${id}s`)} />;
  return (
    <>
      {/* React puts them before everything else: they come together, and none waits for another to ask for it. */}
      {until === 'load' &&
        drawing.ahead(Part.name).map((href) => <link key={href} rel="modulepreload" href={href} fetchPriority="low" />)}
      <eco-island
        data-name={Part.name}
        data-from={drawing.from(Part.name)}
        data-until={until}
        data-id={id}
        data-props={Object.keys(given).length > 0 ? JSON.stringify(given) : undefined}
        dangerouslySetInnerHTML={{ __html: drawing.island(<Part {...given}>{inside}</Part>, id) }}
      />
    </>
  );
}

/** Finished HTML in an island. */
export function Slot({ html }: { html: string }) {
  return <eco-slot suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

type Custom = HTMLAttributes<HTMLElement> & { [data: `data-${string}`]: string | undefined };

declare module 'react' {
  namespace JSX {
    // Only an interface adds to what React knows.
    // oxlint-disable-next-line typescript/consistent-type-definitions
    interface IntrinsicElements {
      'eco-island': Custom;
      'eco-slot': Custom;
    }
  }
}

import { Fragment, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { Heading } from '#app/ui/heading.tsx';
import { More } from '#app/ui/more.tsx';
import type { Passage } from '#content/blocks/passage.ts';
import type { Words } from '#contract/words.ts';
import { RichText } from './rich-text.tsx';

/** A part of a long text: what `passageSections` makes of content, or one that a page writes by hand. */
export type ArticleSection = {
  /** Its heading, in the language of the page. It also stands under "On this page". */
  readonly title: string;
  /** A drawing for this section alone: `/drawings/x.svg` or an import, at most 3 kB, in the area's colour. */
  readonly drawing?: string | undefined;
  /** Closed until somebody asks, with these words: what only some need. */
  readonly closed?: string | undefined;
  readonly body: ReactNode;
};

/** Prose of `content/` under its headings, for pages that are mostly read. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  const t = useWords();
  return t.now(passages).map(({ id, title, parts, groups = [] }) => (
    <section key={id}>
      <Heading>{t(title)}</Heading>
      <Parts parts={parts} />
      {groups.map((group) => (
        <Fragment key={group.id}>
          <Heading level={3}>{t(group.title)}</Heading>
          <Parts parts={group.parts} />
        </Fragment>
      ))}
    </section>
  ));
}

/** The same, each closed behind its heading: for texts of which everybody needs another one. */
export function ClosedPassages({ passages }: { passages: readonly Passage[] }) {
  const t = useWords();
  return t.now(passages).map(({ id, title, parts }) => (
    <More key={id} words={t(title)} level={3}>
      <Parts parts={parts} />
    </More>
  ));
}

/** Passages as the sections of an `Article`. */
export const passageSections = (t: Words, passages: readonly Passage[]): readonly ArticleSection[] =>
  t.now(passages).map(({ title, drawing, parts }) => ({
    title: t(title),
    drawing,
    body: <Parts parts={parts} />,
  }));

type PartsProps = Pick<Passage, 'parts'> & {
  /** How a text is drawn. */
  draw?: (text: string) => ReactNode;
  /** The name of the list that has an order. */
  ordered?: string;
};

/** The paragraphs and lists of a passage. */
export function Parts({ parts, draw = (text) => <RichText text={text} />, ordered }: PartsProps) {
  const t = useWords();
  return Object.entries(parts).map(([name, part]) => {
    const text = t(part);
    if (typeof text === 'string') return <p key={name}>{draw(text)}</p>;
    const List = name === ordered ? 'ol' : 'ul';
    return (
      <List key={name}>
        {text.map((line) => (
          <li key={line}>{draw(line)}</li>
        ))}
      </List>
    );
  });
}

import { type ReactNode, Fragment } from 'react';
import { Card } from './card.tsx';
import { MarkedText } from './marked-text.tsx';
import { type Cover, ProjectBanner, ProjectCover } from './project-cover.tsx';

type Text = { readonly text: string; readonly lang?: string | undefined };

type ProjectParts = Cover & {
  readonly title: Text;
  readonly summary: Text | undefined;
  readonly description: Text | undefined;
  readonly coverAlt: Text | undefined;
};

type Props = {
  project: ProjectParts;
  /** Its categories. */
  tags: ReactNode;
  /** Links and buttons. */
  actions?: ReactNode;
};

/** A text in its own language. */
export const Said = ({ text, lang }: Text) => (lang ? <span lang={lang}>{text}</span> : text);

/** A project that was written in the editor, on a card among others. */
export function ProjectCard({ project, tags, actions, level = 2 }: Props & { level?: 2 | 4 }) {
  const { title, summary } = project;
  return (
    <Card
      title={<Said {...title} />}
      level={level}
      cover={<ProjectCover project={project} alt={project.coverAlt} />}
      actions={actions}
    >
      {summary && <PlainText {...summary} />}
      {tags}
    </Card>
  );
}

type ViewProps = Props & {
  heading: ReactNode;
  /** What visitors ask before they come. */
  facts: ReactNode;
  /** Of headings in the description. */
  level: 2 | 5;
};

/** The same as a page of its own. `heading` is the title as a heading of the level that fits. */
export function ProjectView({ project, heading, tags, facts, level, actions }: ViewProps) {
  const { summary, description } = project;
  return (
    <>
      <ProjectBanner project={project} alt={project.coverAlt} />
      {heading}
      {tags}
      {summary && <PlainText {...summary} />}
      {facts}
      {description && <MarkedText {...description} level={level} />}
      {actions}
    </>
  );
}

/** Text that somebody typed: an empty line begins a paragraph, every other line end is kept. No markup in it counts. */
function PlainText({ text, lang }: { readonly text: string; readonly lang?: string | undefined }) {
  const paragraphs = text
    .replace(/\r\n?/gu, '\n')
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return paragraphs.map((paragraph, index) => (
    <p key={index} lang={lang}>
      {paragraph.split('\n').map((line, number) => (
        <Fragment key={number}>
          {number > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  ));
}

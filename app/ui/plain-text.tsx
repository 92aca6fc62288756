import { Fragment } from 'react';

type Props = { readonly text: string; readonly lang?: string | undefined };

/** Text that somebody typed: an empty line begins a paragraph, every other line end is kept. No markup in it counts. */
export function PlainText({ text, lang }: Props) {
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

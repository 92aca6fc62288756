import type { Named } from '#content/blocks/named.ts';
import type { Localized } from '#contract/locale.ts';
import type { SourceOfWords } from './sources.ts';

/** A hard word in two sentences: what it is, and what that means for who reads. `id` stands in its address. */
type ExplainedWord = {
  readonly term: Localized;
  readonly meaning: Localized;
} & (
  | { readonly source: SourceOfWords; readonly page?: undefined }
  /** A page of ours that says more of it, with its own sources. */
  | { readonly page: string; readonly source?: undefined }
);

export type ExplainedGroup = {
  readonly id: string;
  /** The page that it stands on: all on one would weigh too much. */
  readonly page: 'words' | 'words/offices';
  readonly title: Localized;
  readonly words: readonly Named<ExplainedWord>[];
};

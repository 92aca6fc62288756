import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { attemptToSend, deleteDraft, draftsOf, findDraft, keepDraft, sentEvent, type Draft } from './drafts.ts';
import { emptied, fillIn, valuesOf } from './form-values.ts';
import { isDraftNewer } from './kept-entry.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

export type DraftSetup<Name extends string> = {
  /** What form it is: `feedback`; with `@` before it where only somebody who is signed in sees it (drafts.ts). */
  form: string;
  /** Tells apart forms of one kind that have drafts of their own: the page they speak about, the link that led there. */
  variant?: string;
  /** Names of the fields, the same array at each render. */
  names: readonly Name[];
  /** What stands in it before anybody types, if anything does: the same object at each render. It alone is no draft. */
  start?: Partial<Values<Name>> | undefined;
};

type Beginning<Name extends string> = {
  shown: Values<Name>;
  /** What someone typed before React arrived is theirs; not what the browser put there again. */
  isTheirs: boolean;
  /** The variant of another unsent draft, if there is one. */
  other: string | undefined;
};

/**
 * Keeps what is typed into a form for this tab, until it is sent (CALM-05). The fields belong to the browser: each has a
 * `name` out of `names`.
 * @param sentBack All that was typed into a form that came back from the server.
 * @param onGone Told when another page has cleared what stood here: what was said of it is gone too.
 */
export function useDraftForm<Name extends string>(
  { form, variant = '', names, start }: DraftSetup<Name>,
  sentBack: Values<Name> | undefined,
  onGone: () => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft<Values<Name>>>(undefined);
  const started: Values<Name> = { ...emptied(names), ...start };
  // What the fields are drawn with; they are the visitor's from then on.
  const [drawn] = useState({ ...started, ...sentBack });
  const [values, setValues] = useState(drawn);
  const [beginning, setBeginning] = useState<Beginning<Name>>();
  const isFirst = useRef(true);

  const begin = useEffectEvent((isAsLeft: boolean) => {
    const isTheirs = isFirst.current && !isDraftNewer(form, ref.current);
    isFirst.current = false;
    // A form that came back holds what was typed last.
    const typed = isTheirs ? sentBack : undefined;
    const kept = typed ? undefined : findDraft<Values<Name>>(form, variant);
    // Nothing changed: what the fields were drawn with stands.
    if (isAsLeft && !draft.current && !kept) return;
    if (draft.current && !kept) onGone();
    draft.current = kept;
    const other = draftsOf(form).find((each) => each !== variant);
    setBeginning({ shown: { ...started, ...kept?.values, ...typed }, isTheirs, other });
  });
  useLayoutEffect(() => begin(false), [form, variant, start]);

  // Later than `begin`, because a choice that only the draft has must stand in its list first.
  const fill = useEffectEvent(({ shown, isTheirs }: Beginning<Name>) => {
    fillIn(ref.current, shown, (current, name) => isTheirs && current !== drawn[name]);
    const standing = valuesOf(ref.current, names);
    setValues(standing);
    // Of a draft that forms share, another may have a field more.
    if (isTheirs && (sentBack || !isSame({ ...shown, ...standing }, shown))) keep();
    // For tests and the bench: what is typed from now on is kept.
    performance.mark('form-usable');
  });
  useLayoutEffect(() => beginning && fill(beginning), [beginning]);

  useEffect(() => {
    // Another page of the tab may have sent it meanwhile, deleted it, or gone on with it (back/forward cache). And just
    // before a page that is loaded anew is shown, the browser puts into it what stood there.
    const show = (event: Event) => begin((event as Partial<PageTransitionEvent>).persisted !== false);
    addEventListener('pageshow', show);
    // It went when this page was left, and the visitor came back to it at once.
    addEventListener(sentEvent, show);
    return () => {
      removeEventListener('pageshow', show);
      removeEventListener(sentEvent, show);
    };
  }, []);

  /** Stores what stands in the form, unless it is only what it began with. */
  function keep(): Draft<Values<Name>> {
    const next = { ...draft.current, values: valuesOf(ref.current, names) };
    setValues(next.values);
    if (isSame(next.values, started)) drop();
    else store(next);
    return next;
  }

  /** The same, with the id under which exactly these words are sent: the server stores an id once. */
  function keepForSending(): { id: string; values: Values<Name> } {
    const { values, attempt } = attemptToSend(keep());
    store({ values, attempt });
    return { id: attempt.id, values };
  }

  /** Of a draft that forms share, what stands in a field of another one stays. */
  function store(next: Draft<Values<Name>>): void {
    draft.current = next;
    keepDraft(form, variant, {
      ...next,
      values: { ...findDraft<Values<Name>>(form, variant)?.values, ...next.values },
    });
  }

  function drop(): void {
    deleteDraft(form, variant);
    draft.current = undefined;
  }

  return {
    ref,
    names,
    /** What stands in the form now, for rules that follow the typing. */
    values,
    /** Whether it is more than what it began with, and so is kept. */
    isDraft: !isSame(values, started),
    drawn,
    /** What it was filled with last. */
    filled: beginning,
    keep,
    keepForSending,
    /** Forgets the draft; the words stand. */
    drop,
    /** Empties the form and forgets the draft, after success or on request. */
    clear: (): void => {
      fillIn(ref.current, emptied(names));
      drop();
      setValues(emptied(names));
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

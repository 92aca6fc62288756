import type { AccountCode, FailureCode, Result } from '#contract/failures.ts';

/** How a call of the accounts or, with its codes, of our functions (ask-function.ts) ended badly. */
export type CallFailure<Code extends string = AccountCode | FailureCode> =
  /** The server said no: its code, its own words, and for a weak password why. */
  | {
      readonly ok: false;
      readonly because: 'refused';
      readonly code: Code;
      readonly message: string;
      readonly reasons: readonly string[];
      /** Whether the server's words are meant for people. */
      readonly isWorded?: boolean;
    }
  /** No answer, or none of the server's own. */
  | { readonly ok: false; readonly because: 'unreachable' };

export type CallAnswer<Value, Code extends string = AccountCode | FailureCode> = Result<Value, CallFailure<Code>>;

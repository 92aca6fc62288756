import type { Failure } from './answers.ts';

/** A call of ours that ends badly in our own words. Thrown, so that it also rolls back the transaction it happens in. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

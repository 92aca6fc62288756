import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import type { StrengthAnswer, StrengthQuestion } from './password-strength.ts';

// The worker that says how hard a password is to guess (password-strength.ts).

// Work grows with the square of the length and with the ways to read `4` as `a`: 32 characters and 8 ways
// take 40 ms, 100 and the package's 100 take over a second. What is not guessable in its first 32 is not guessable.
const longestLook = 32;
const mostSubstitutions = 8;

const guesser = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: {
    ...common,
    ...english,
    ...Object.fromEntries(Object.entries(german).map(([name, words]) => [`${name}-de`, words])),
  },
  maxLength: longestLook,
  l33tMaxSubstitutions: mostSubstitutions,
});

parentPort?.on('message', ({ id, password, known }: StrengthQuestion) => {
  const { score } = guesser.check(password, [...known]);
  parentPort?.postMessage({ id, score } satisfies StrengthAnswer);
});

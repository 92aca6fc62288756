import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { newId } from '#app/lib/new-id.ts';

/**
 * Which step of the assessment is shown: 0 is the start, then the questions, then the summary. Each
 * step is an entry in the history, so Back goes one question back and does not leave the page.
 * Entries of an earlier visit count as the start: their answers are gone.
 */
export function useStep() {
  const [visit] = useState(newId);
  const { pathname, state } = useLocation() as { pathname: string; state: { visit?: string; step?: number } | null };
  const navigate = useNavigate();
  return {
    step: state?.visit === visit ? (state.step ?? 0) : 0,
    goTo: (step: number) => void navigate(pathname, { state: { visit, step }, preventScrollReset: true }),
  };
}

import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { datenschutzPassages } from './datenschutz.ts';

test('the privacy page names the days after which the server deletes', () => {
  const { messages, suspected, deleted, log } = site.retentionDays.value;
  const kept = JSON.stringify(datenschutzPassages.find(({ title }) => title.en === 'How long we keep it'));
  // Six months, in words.
  expect(messages).toEqual({ otherwise: 183, 'lost-item': 60 });
  expect(kept).toContain('six months after the last email');
  expect(kept).toContain('sechs Monate nach der letzten Mail');
  expect(kept).toContain('something you’ve lost: 60 days after the last email');
  expect(kept).toContain('etwas Verlorenes sagst: 60 Tage nach der letzten Mail');
  expect(kept).toContain(`probable spam after ${suspected} days, messages our team deleted after ${deleted}`);
  expect(kept).toContain(
    `vermutlichen Spam nach ${suspected} Tagen, von unserem Team gelöschte Nachrichten nach ${deleted}`,
  );
  expect(kept).toMatch(new RegExp(`after ${log}\\..*nach ${log}\\.`, 'u'));
});

import { expect, test } from 'vitest';
import { defaultAppearance, presetAppearance } from '#app/lib/view/appearance.ts';
import { presets } from '#content/frame/appearance.ts';
import { describeColours } from './describe-colours.ts';

const chosen = (background: string, text: string) => presetAppearance({ background, text });

test('every preset is shown as it is drawn, with good contrast', () => {
  for (const { background, text } of presets)
    expect(describeColours(chosen(background, text), 4.5)).toMatchObject({
      background: background.toLowerCase(),
      text: text.toLowerCase(),
      isGood: true,
      moved: undefined,
    });
  // 17.59: cut, not rounded.
  expect(describeColours(defaultAppearance, 4.5).ratio).toBe(17.5);
});

test('CALM-01 what was moved is told: the text darkened or lightened, or nothing', () => {
  expect(describeColours(chosen('#FFFFFF', '#999999'), 4.5).moved).toBe('text darkened');
  expect(describeColours(chosen('#101010', '#333333'), 4.5).moved).toBe('text lightened');
  expect(describeColours(chosen('#FFFFFF', '#767676'), 4.5)).toMatchObject({
    moved: undefined,
    isGood: false,
    ratio: 4.5,
  });
});

test('more contrast, where the system asks for it: a middle tone becomes lighter, never below what is asked', () => {
  const described = describeColours(chosen('#777777', '#FF0000'), 7);
  expect(described.moved).toBe('background lightened');
  expect(described.ratio).toBeGreaterThanOrEqual(7);
});

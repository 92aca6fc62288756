import type { Page } from '@playwright/test';
import { browser } from './weight.ts';

type Said = { sheet: string; selector: string; value: string; isDefault: boolean };

/**
 * Where two CSS Modules say different things of one element in the same layer, so that it depends on their order or on
 * their specificity which of them counts (docs/decisions/004-css.md). What is said without a class of its own, as
 * `:where(.page) > ul`, is for whom nobody else says anything.
 */
export const overrides = (page: Page): Promise<string[]> => page.evaluate(find, browser.sheets);

function find(sheetOf: Readonly<Record<string, string>>): string[] {
  const said = new Map<Element, Map<string, Said[]>>();

  /** A selector list, split where its commas stand in no brackets. */
  const split = (list: string) => list.split(/,(?![^(]*\))/u).map((each) => each.trim());

  function note(rule: CSSStyleRule, layer: string): void {
    for (const selector of split(rule.selectorText)) {
      const name = [...selector.matchAll(/\.([a-zA-Z][0-9A-Z])(?![\w-])/gu)].map(([, short = '']) => short)[0];
      const sheet = name && sheetOf[name];
      if (!sheet) continue;
      const part =
        /::?(?:before|after|marker|placeholder|backdrop|[a-z-]+-slider-[a-z-]+)\b/u.exec(selector)?.[0] ?? '';
      const counted = selector.replaceAll(/:where\([^()]*\)/gu, '').replace(part, '');
      const isDefault = !/[.[:]/u.test(counted.replaceAll(/:(?:is|not)\(/gu, ''));
      const elements = document.querySelectorAll(selector.replace(part, '') || '*');
      if (elements.length === 0) continue;
      const declared = [...rule.style].map((property) => ({
        key: `${layer} ${part} ${property}`,
        value: rule.style.getPropertyValue(property) || `${property} of ${rule.style.cssText}`,
      }));
      for (const element of elements) {
        const all = said.get(element) ?? new Map<string, Said[]>();
        said.set(element, all);
        for (const { key, value } of declared) {
          const rules = all.get(key) ?? [];
          all.set(key, rules);
          rules.push({ sheet, selector, value, isDefault });
        }
      }
    }
  }

  function walk(rules: CSSRuleList, layer: string): void {
    for (const rule of rules)
      if (rule instanceof CSSStyleRule) note(rule, layer);
      else if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, rule.name);
      else if (
        rule instanceof CSSMediaRule
          ? matchMedia(rule.conditionText).matches
          : rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText)
      )
        walk((rule as CSSGroupingRule).cssRules, layer);
  }
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) walk(sheet.cssRules, '');

  const found = new Set<string>();
  for (const all of said.values())
    for (const [key, rules] of all)
      for (const [index, one] of rules.entries())
        for (const other of rules.slice(0, index))
          if (one.sheet !== other.sheet && one.value !== other.value && one.isDefault === other.isDefault)
            found.add(
              `${key}: ${one.sheet} ${one.selector} says ${one.value}, ${other.sheet} ${other.selector} ${other.value}`,
            );
  return [...found];
}

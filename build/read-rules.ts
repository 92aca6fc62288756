import { parse, type ChildNode } from 'postcss';
import type { Rules } from '#app/styles/rules.ts';
import { shortClass } from './class-names.ts';

/** Reads a sheet whose classes have short names. In: what Vite wrote, as small as it gets. */
export const readRules = (css: string): Rules => parse(css).nodes.map(readRule);

function readRule(node: ChildNode): Rules[number] {
  if (node.type === 'rule')
    return {
      selectors: node.selectors.map((text) => ({ text, classes: classesOf(text) })),
      body: node.nodes.map(String).join(';'),
    };
  if (node.type === 'atrule' && node.nodes && /^(?:layer|media|supports)$/u.test(node.name))
    return { head: `@${node.name}${node.raws.afterName}${node.params}`, rules: node.nodes.map(readRule) };
  return node.type === 'atrule' && !node.nodes ? `${node};` : String(node);
}

/**
 * The classes that something must have to be meant. What stands in brackets may say what it has not, or one of several;
 * only `:where()` with nothing to choose from asks for all that stands in it.
 */
function classesOf(selector: string): string[] {
  let outside = selector.replaceAll(/:where\(([^(),]*)\)/gu, '$1');
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replaceAll(/\([^()]*\)/gu, '');
  }
  return [...outside.matchAll(shortClass)].map(([, name = '']) => name);
}

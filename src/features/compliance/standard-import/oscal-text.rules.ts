import { StandardFault, type OscalParam, type OscalPart, type LossCounter } from './oscal-tree.rules.ts';
import { standardLimits } from './standard-file.contract.ts';

const insert = /\{\{\s*insert:\s*param,\s*([^\s{}]{1,100})\s*\}\}/g;

/** Puts what a parameter says where a text names it: its values, else what may be chosen, else what it is called. Parameters may name
 *  others; a circle is refused, and no text grows beyond its bound. */
export function substituting(params: ReadonlyMap<string, OscalParam>, lost: LossCounter) {
  const known = new Map<string, string>();
  const said = (text: string, place: string, open: readonly string[]): string => {
    let length = 0;
    return text.replace(insert, (_, id: string) => {
      const found = known.get(id) ?? valueOf(id, place, open);
      known.set(id, found);
      length += found.length;
      if (length > standardLimits.prose) throw new StandardFault('too_long', place);
      return found;
    });
  };
  function valueOf(id: string, place: string, open: readonly string[]): string {
    if (open.includes(id) || open.length > standardLimits.depth)
      throw new StandardFault('parameter_circular', `${place} ${id}`);
    const param = params.get(id);
    if (param === undefined) {
      lost.add('param.unknown');
      return `[${id}]`;
    }
    const { values, choices, label } = param;
    if (values.length > 0) return said(values.join(', '), place, [...open, id]);
    return `[${said(choices.length > 0 ? choices.join('; ') : (label ?? id), place, [...open, id])}]`;
  }
  return (text: string, place: string): string => {
    const whole = said(text, place, []);
    if (whole.length > standardLimits.prose) throw new StandardFault('too_long', place);
    return whole;
  };
}

/** A part with those below it, a line each, set in by how deep they lie. */
function linesOf(part: OscalPart, depth: number): string[] {
  const text = [part.label, part.title, part.prose].filter((one) => one !== null).join(' ');
  return [
    ...(text === '' ? [] : [`${'  '.repeat(Math.max(0, depth))}${text}`]),
    ...part.parts.flatMap((one) => linesOf(one, text === '' ? depth : depth + 1)),
  ];
}

const partsIn = (part: OscalPart): number => part.parts.reduce((sum, one) => sum + partsIn(one), 1);

/** What a control asks, and what is said to help with it. Parts that are neither are lost by name. */
export function wordsOf(parts: readonly OscalPart[], lost: LossCounter) {
  const [text, guidance]: [string[], string[]] = [[], []];
  for (const part of parts)
    if (part.name === 'statement') text.push(...linesOf(part, 0));
    else if (part.name === 'guidance') guidance.push(...linesOf(part, 0));
    else lost.add(`part:${part.name}`, partsIn(part));
  const joined = (lines: readonly string[]) => (lines.length === 0 ? null : lines.join('\n'));
  return { text: joined(text), guidance: joined(guidance) };
}

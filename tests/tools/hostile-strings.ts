// Strings that make a careless regular expression slow: what it looks for, over and over, and at the end something that it does not.

/** The signs that a pattern names, and one of each kind that it may mean. */
function signsOf(pattern: string): string[] {
  const plain = pattern
    .replaceAll(/\\[pP]\{[^}]*\}/g, 'a')
    .replaceAll(/\\[dDwWbBsS]/g, '')
    .replaceAll(/\\u\{?[0-9a-fA-F]{4,6}\}?/g, (code) =>
      String.fromCodePoint(Number.parseInt(code.replaceAll(/[^0-9a-fA-F]/g, ''), 16)),
    )
    .replaceAll('\\r', '\r')
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t')
    .replaceAll(/\(\?<[a-z]+>|\{\d+(?:,\d*)?\}|\(\?[:!=]/g, '');
  const named = [...new Set(plain)].filter((sign) => !'(|)?*+^$'.includes(sign));
  return [...new Set(['a', '1', ' ', ...named])].slice(0, 10);
}

const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Ways to build a hostile string of any length. */
export function* hostileTo(pattern: string): Generator<(length: number) => string> {
  const signs = signsOf(pattern);
  const units = [
    ...signs,
    ...signs.flatMap((one) => signs.map((other) => (one === other ? `${one}\\` : one + other))),
  ];
  const fronts = ['', ...signs.slice(1, 5)];
  for (const front of fronts)
    for (const unit of units)
      for (const end of ['\u0001', '\n\u0001']) yield (length) => front + repeated(unit, length) + end;
}

/** The processor time that the expression takes with a text, as it is used: over all of it where it is global. */
function workOf(expression: RegExp, text: string, atLeast: number): number {
  let least = Infinity;
  for (let attempt = 0; attempt < (atLeast === 0 ? 1 : 4); attempt++) {
    const begun = process.cpuUsage();
    let [work, times] = [0, 0];
    do {
      expression.lastIndex = 0;
      if (expression.global) text.replace(expression, '');
      else expression.exec(text);
      times++;
      work = process.cpuUsage(begun).user;
    } while (work < atLeast);
    least = Math.min(least, work / times);
    // What takes so much is hardly more for what else this process does.
    if (work > 100_000) break;
  }
  return least;
}

/** How much longer the longer text is. */
export const timesLonger = 16;

/** How much more the expression works with so much more of what it works most with: as much more where it is linear, the square of that
 *  where it looks at everything once for each sign. The shorter text has `from` signs, or a twentieth of them where that takes much. */
export function growthOf(pattern: string, flags: string, from = 1000): { growth: number; text: string } {
  const expression = new RegExp(pattern, flags);
  const tried: { build: (length: number) => string; work: number }[] = [];
  for (const build of hostileTo(pattern)) {
    const work = workOf(expression, build(800), 0);
    tried.push({ build, work });
    if (work > 50_000) break;
  }
  const most = tried.toSorted((one, other) => other.work - one.work).slice(0, 4);
  const grown = most.map(({ build, work }) => {
    // Whatever already takes much would not end with more.
    const short = work > 5000 ? from / 20 : from;
    const [less, more] = [short, short * timesLonger].map((length) =>
      workOf(expression, build(length), 1000),
    ) as [number, number];
    return { growth: more / less, text: build(12) };
  });
  return grown.toSorted((one, other) => other.growth - one.growth)[0] as { growth: number; text: string };
}

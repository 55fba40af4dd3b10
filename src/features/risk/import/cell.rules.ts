const separators = new Set([';', ',', '|', '\n', '،', '؛']);

/** The names in a cell: `privacy; third-party`. One that holds a separator stands in quotes. */
export function namesIn(cell: string): string[] {
  const names: string[] = [];
  let [name, quoted] = ['', false];
  const end = () => {
    const trimmed = name.replace(/\s+/g, ' ').trim();
    if (trimmed !== '' && !names.includes(trimmed)) names.push(trimmed);
    name = '';
  };
  for (let at = 0; at < cell.length; at++) {
    const sign = cell[at] ?? '';
    if (quoted && sign === '"' && cell[at + 1] === '"') name += cell[at++];
    else if (sign === '"' && (quoted || name.trim() === '')) quoted = !quoted;
    else if (!quoted && separators.has(sign)) end();
    else name += sign;
  }
  end();
  return names;
}

/** Names as one cell, from which `namesIn` reads them again. */
export const namesAsCell = (names: readonly string[]): string =>
  names.map((name) => (/[;,|\n،؛"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ');

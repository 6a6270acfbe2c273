/** As wide as a page, where the terminal is no narrower. */
const WIDEST = 80;
const NARROWEST = 30;
const widthOf = ({ columns }: { readonly columns?: number }): number =>
  Math.max(NARROWEST, Math.min(columns ?? WIDEST, WIDEST));

/** Lines no wider than the terminal, broken between words; what goes on is set in. */
export function wrapped(text: string, setIn: string, width = widthOf(process.stdout)): string {
  return text
    .split('\n')
    .map((line) => wrappedLine(line, setIn, width))
    .join('\n');
}

function wrappedLine(line: string, setIn: string, width: number): string {
  if (line.length <= width) return line;
  const at = line.lastIndexOf(' ', width);
  const [head, rest] = [line.slice(0, at).trimEnd(), line.slice(at + 1)];
  // Where no word ends, or the line would not get shorter, it stays.
  if (head === '' || at <= setIn.length) return line;
  return `${head}\n${wrappedLine(setIn + rest, setIn, width)}`;
}

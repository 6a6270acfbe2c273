/** Terminals are at least this wide. */
const WIDTH = 80;

/** Lines no wider than a terminal, broken between words; what goes on is set in. */
export function wrapped(text: string, setIn: string): string {
  return text
    .split('\n')
    .map((line) => wrappedLine(line, setIn))
    .join('\n');
}

function wrappedLine(line: string, setIn: string): string {
  if (line.length <= WIDTH) return line;
  const at = line.lastIndexOf(' ', WIDTH);
  const [head, rest] = [line.slice(0, at).trimEnd(), line.slice(at + 1)];
  // Where no word ends, or the line would not get shorter, it stays.
  if (head === '' || at <= setIn.length) return line;
  return `${head}\n${wrappedLine(setIn + rest, setIn)}`;
}

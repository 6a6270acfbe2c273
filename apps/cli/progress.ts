const WIDTH = 24;

/** As much of a stream as a bar needs. */
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A bar on standard error, where that is a terminal; a pipe gets none. */
export function progressBar(what: string, screen: Screen = process.stderr): (done: number, of: number) => void {
  if (screen.isTTY !== true) return () => undefined;
  let shown = -1;
  return (done, of) => {
    const percent = of === 0 ? 100 : Math.floor((done / of) * 100);
    if (percent === shown) return;
    shown = percent;
    const full = Math.round((percent / 100) * WIDTH);
    const bar = '#'.repeat(full) + '.'.repeat(WIDTH - full);
    screen.write(`\r${what} [${bar}] ${percent} %${percent === 100 ? '\n' : ''}`);
  };
}

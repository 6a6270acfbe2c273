import type { Path } from './shape.js';

/** The line, counted from 1, on which the value at this path begins in a JSON text; the nearest one when it is absent. */
export function lineOf(json: string, path: Path): number {
  const reader = new JsonReader(json);
  return lineAt(json, reader.find(path));
}

const lineAt = (json: string, offset: number): number => json.slice(0, offset).split('\n').length;

/** Walks a text that is known to be JSON. */
class JsonReader {
  private at = 0;
  constructor(private readonly json: string) {}

  find(path: Path): number {
    this.blanks();
    const start = this.at;
    const [first, ...rest] = path;
    if (first === undefined) return start;
    const inside = typeof first === 'number' ? this.item(first) : this.member(first);
    return inside ? this.find(rest) : start;
  }

  /** Goes to the nth item of the list here. */
  private item(n: number): boolean {
    if (!this.take('[')) return false;
    for (let i = 0; i < n; i++) {
      this.value();
      if (!this.take(',')) return false;
    }
    return true;
  }

  private member(name: string): boolean {
    if (!this.take('{')) return false;
    do {
      this.blanks();
      const key = this.string();
      this.take(':');
      if (key === name) return true;
      this.value();
    } while (this.take(','));
    return false;
  }

  private value(): void {
    this.blanks();
    const open = this.json[this.at];
    if (open === '"') {
      this.string();
    } else if (open === '{' || open === '[') {
      this.container();
    } else {
      while (/[^\s,\]}]/.test(this.json[this.at] ?? ' ')) this.at += 1;
    }
    this.blanks();
  }

  private container(): void {
    let depth = 0;
    do {
      const character = this.json[this.at];
      if (character === '"') {
        this.string();
        continue;
      }
      if (character === '{' || character === '[') depth += 1;
      if (character === '}' || character === ']') depth -= 1;
      this.at += 1;
    } while (depth > 0 && this.at < this.json.length);
  }

  private string(): string {
    const start = this.at;
    this.at += 1;
    while (this.at < this.json.length && this.json[this.at] !== '"') this.at += this.json[this.at] === '\\' ? 2 : 1;
    this.at += 1;
    return JSON.parse(this.json.slice(start, this.at)) as string;
  }

  private take(mark: string): boolean {
    this.blanks();
    if (this.json[this.at] !== mark) return false;
    this.at += 1;
    return true;
  }

  private blanks(): void {
    while (/\s/.test(this.json[this.at] ?? '.')) this.at += 1;
  }
}

/**
 * What may differ between two worlds, as each makes it anew: names that the house gave, hashes, seals, moments, and what
 * proves a head in the one log of all streams, which everybody may read.
 */
export class Names {
  readonly #names = new Map<string, string>();

  /** From now on this id of one world goes by a name that both have. */
  know(id: string, name: string): void {
    this.#names.set(id.replace(/^[a-z]+_/, ''), name);
  }

  /** The same text, were it of either world. A seal keeps its length, and a list its order where it has one. */
  plain(text: string): string {
    const unhashed = text.replace(/"proof":"[^"]*"/g, '"proof":"<proof>"').replace(/\b[0-9a-f]{64}\b/g, '<hash>');
    const known = [...this.#names].sort(([a], [b]) => b.length - a.length);
    return known
      .reduce((so, [id, name]) => so.replaceAll(id, `<${name}>`), unhashed)
      .replace(/\b[0-9a-f]{32}\b/g, '<id>')
      .replace(/\btext\/[A-Za-z0-9_-]{22}/g, 'text/<id>')
      .replace(/[A-Za-z0-9+/_-]{43,}={0,2}/g, (box) => `<${box.length} characters>`)
      .replace(/(?:"text\/<id>":\{[^}]*\},?)+/g, (texts) =>
        texts
          .split(/(?<=\}),?/)
          .sort()
          .join(),
      )
      .replace(/\d{4}-\d\d-\d\dT[0-9:.]+Z/g, '<moment>')
      .replace(/("(?:at|confirmBy|now)":)1\d{12}\b/g, '$1<moment>')
      .replace(/"streams":\[([^\]]*)\]/, (_, streams: string) => `"streams":[${streams.split(',').sort().join()}]`);
  }
}

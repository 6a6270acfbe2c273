import { canonicalJson, isJsonObject, type LogRecord } from '#kernel';

/** A branch is nobody's record, however well its records hold together, nor is what was imported its server's; what to verify instead is said. Null for a match. */
export function leftIn([first]: readonly LogRecord[]): string | null {
  if (first?.events.some(({ type }) => type === 'MatchImported') === true)
    return 'this match was played elsewhere, and imported: verify the bundle that it came in';
  const from = first?.events.find(({ type }) => type === 'BranchBegun')?.data.from;
  if (from === undefined) return null;
  const { match = null, ply = null } = isJsonObject(from) ? from : {};
  return `this is a branch, which its player went on with from ply ${canonicalJson(ply)} of the match ${canonicalJson(match)}: verify that`;
}

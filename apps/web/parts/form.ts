/** What was typed into a field of a form. */
export function textOf(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}

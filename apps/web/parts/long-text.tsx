import type { ReactNode } from 'react';

interface LongTextProps {
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What somebody says in words of their own, as long as the server takes it. */
export function LongText({ label, hint, rows = 3, text, onText }: LongTextProps): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <textarea
        className="input"
        rows={rows}
        required
        maxLength={2000}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
        }}
      />
      {hint === undefined ? null : <small>{hint}</small>}
    </label>
  );
}

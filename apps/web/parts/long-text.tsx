import type { ReactNode } from 'react';
import { useLimit } from './limit.js';

interface LongTextProps {
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly most?: number;
  readonly placeholder?: string;
  readonly isNeeded?: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What somebody says in words of their own, as long as the server takes it. */
export function LongText(props: LongTextProps): ReactNode {
  const { label, hint, rows = 3, most = 2_000, placeholder, isNeeded = true, text, onText } = props;
  const { place, says } = useLimit<HTMLTextAreaElement>(text, most);
  return (
    <label className="field">
      <span>{label}</span>
      <textarea
        className="input"
        rows={rows}
        ref={place}
        required={isNeeded}
        aria-invalid={says !== null}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
        }}
      />
      {says === null ? null : <small role="alert">{says}</small>}
      {hint === undefined ? null : <small>{hint}</small>}
    </label>
  );
}

import type { ReactNode } from 'react';
import { useLimit } from './limit.js';

/** So long may be why somebody did what they did, unless the field says otherwise. */
export const LONGEST_LINE = 500;

interface LineTextProps {
  readonly label: string;
  readonly hint?: string;
  readonly most?: number;
  readonly placeholder?: string;
  readonly isNeeded?: boolean;
  readonly isFirst?: boolean;
  /** What is beside it says what it is for. */
  readonly isLabelUnseen?: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** One line in words of one's own; one that is too long stays as it was typed, and says so. */
export function LineText(props: LineTextProps): ReactNode {
  const {
    label,
    hint,
    most = LONGEST_LINE,
    placeholder,
    isNeeded = true,
    isFirst,
    isLabelUnseen,
    text,
    onText,
  } = props;
  const { place, says } = useLimit<HTMLInputElement>(text, most);
  return (
    <label className="field">
      <span className={isLabelUnseen === true ? 'unseen' : undefined}>{label}</span>
      <input
        className="input"
        ref={place}
        required={isNeeded}
        autoFocus={isFirst}
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

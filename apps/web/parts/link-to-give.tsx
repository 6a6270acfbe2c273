import { type ReactNode, useState } from 'react';
import './states.css';
import { say } from '../say/index.js';

interface LinkProps {
  readonly path: string;
  readonly main?: boolean;
}

/** An address to hand out: to read, and to copy. */
export function LinkToGive({ path, main = false }: LinkProps): ReactNode {
  const [copied, setCopied] = useState(false);
  const link = new URL(path, location.href).href;
  return (
    <div className="link-to-give">
      <p>{link}</p>
      <button
        className={main ? 'button main' : 'button'}
        type="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        {say('Copy the link')}
      </button>
      <p role="status">{copied ? say('The link is copied.') : ''}</p>
    </div>
  );
}

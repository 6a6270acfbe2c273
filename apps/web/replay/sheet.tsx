import { type ReactNode, useEffect, useRef } from 'react';
import { Sign } from '../parts/sign.js';
import { say } from '../say/index.js';

/** A sheet that floats over the page until it is closed; focus goes back to where it came from. */
export function Sheet({ title, close, children }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog className="sheet" ref={dialog} onClose={() => isShut(dialog.current) && close()} aria-label={title}>
      <div className="sheet-head">
        <h2>{title}</h2>
        <button className="button bare" type="button" onClick={close}>
          <Sign name="cross" label={say('Close')} />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** Word that it was closed comes later: React may have it open again by then. */
const isShut = (dialog: HTMLDialogElement | null): boolean => dialog?.open !== true;

interface SheetProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

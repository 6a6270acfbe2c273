import { type ReactNode, useEffect, useId, useRef } from 'react';

/** A sheet over the page: Escape closes it, and the focus goes back to where it came from. */
export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const place = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    if (place.current?.open === false) place.current.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={place} className="sheet" aria-labelledby={id} onClose={onClose} onCancel={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

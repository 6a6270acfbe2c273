import { useEffect } from 'react';
import { say } from '../say/index.js';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? say('Dreamledger') : `${title} · Dreamledger`;
  }, [title]);
}

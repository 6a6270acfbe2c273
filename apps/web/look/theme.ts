/** Morning or Night: as the system has it, until somebody chooses here. */
import { lasting } from './memory.js';

const KEY = 'dreamledger.theme';
const root = document.documentElement;

export type Theme = 'light' | 'dark';

const isTheme = (value: string | null | undefined): value is Theme => value === 'light' || value === 'dark';
const ofSystem = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const theme = (): Theme => (isTheme(root.dataset.theme) ? root.dataset.theme : ofSystem());

export function chooseTheme(chosen: Theme): void {
  lasting.setItem(KEY, chosen);
  root.dataset.theme = chosen;
}

const asked = new URLSearchParams(location.search).get('theme');
const kept = isTheme(asked) ? asked : lasting.getItem(KEY);
if (isTheme(kept)) root.dataset.theme = kept;

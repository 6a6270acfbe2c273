/** Morning or Night: as the system has it, until somebody chooses here. */
const root = document.documentElement;
const KEY = 'dreamledger.theme';

const chosen = () => localStorage.getItem(KEY);
const isNight = () => (chosen() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
const show = () => {
  if (chosen()) root.dataset.theme = chosen();
};

show();
document.getElementById('theme').addEventListener('click', () => {
  localStorage.setItem(KEY, isNight() ? 'light' : 'dark');
  show();
});

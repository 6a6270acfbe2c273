/** The command line. `verify` is one file that was compiled beforehand: to load its hundreds of modules took longer than to check a match. */
const args = process.argv.slice(2);
/** Whoever reads along may have enough of it, as `head` has: what was asked is done to its end, and its exit code holds. A full disk breaks it. */
process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
  if (failure.code === 'EPIPE') return;
  console.error(`dreamledger: Standard output can't be written: ${failure.message}`);
  process.exit(1);
});
if (args[0] === 'verify') {
  const { oneFile } = await import('./one-file.js');
  process.exitCode = await oneFile().verifyAlone(args);
} else {
  process.setSourceMapsEnabled(true);
  const { program } = await import('./program.js');
  process.exitCode = await program(args);
}

/** The command line. `verify` is one file that was compiled beforehand: to load its hundreds of modules took longer than to check a match. */
const args = process.argv.slice(2);
if (args[0] === 'verify') {
  const { oneFile } = await import('./one-file.js');
  process.exitCode = await oneFile().verifyAlone(args);
} else {
  process.setSourceMapsEnabled(true);
  const { program } = await import('./program.js');
  process.exitCode = await program(args);
}

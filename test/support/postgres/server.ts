import { freePort, openDen, output, type Served } from '../servers/index.js';
import { binaries } from './binaries.js';

/** A real PostgreSQL server for tests. Its data is gone when it stops. */
export interface Postgres {
  readonly url: string;
  /** kill -9. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Loses nothing unless the whole machine falls, and waits for no disk. */
export const UNSYNCED = { fsync: 'off', full_page_writes: 'off' };

export async function startPostgres(more: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const den = await openDen();
  try {
    const { initdb, postgres, data, as } = await binaries(den.dir);
    const asked = ['-D', data, '-U', 'dreamledger', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await output(initdb, asked, { cwd: den.dir, ...as });
    const port = await freePort();
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 300,
      dynamic_shared_memory_type: 'mmap',
      ...more,
    };
    const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    const ready = 'database system is ready to accept connections';
    const start = (): Promise<Served> =>
      den.serve({ name: 'postgres', command: postgres, args, ready, endedBy: 'QUIT', as });
    let server = await start();
    return {
      url: `postgres://dreamledger@127.0.0.1:${port}/postgres`,
      kill: () => server.signal('SIGKILL'),
      async restart() {
        server = await start();
      },
      async stop() {
        await server.signal('SIGINT');
        await den.close();
      },
    };
  } catch (failure) {
    await den.close();
    throw failure;
  }
}

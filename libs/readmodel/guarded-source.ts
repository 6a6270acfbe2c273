import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, EntityManager, type QueryRunner, type ReplicationMode } from 'typeorm';
import { Fault } from '#kernel';

type Work<T> = (rows: EntityManager) => Promise<T>;
type IsolationLevel = NonNullable<DataSource['options']['isolationLevel']>;

/** The data source in whose transaction this code runs. */
const inside = new AsyncLocalStorage<DataSource>();

/**
 * Refuses at once a query that goes past the transaction it runs in. On PGlite, which has one session, it would wait
 * for that transaction for ever; on a real Postgres it would not see what the transaction wrote.
 */
export class GuardedSource extends DataSource {
  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    if (inside.getStore() === this) {
      throw new Fault(
        "A query inside a transaction goes past it: use the transaction's own manager, or its repositories.",
      );
    }
    return super.createQueryRunner(mode);
  }

  override createEntityManager(session?: QueryRunner): EntityManager {
    return new GuardedManager(this, session);
  }
}

class GuardedManager extends EntityManager {
  override transaction<T>(work: Work<T>): Promise<T>;
  override transaction<T>(level: IsolationLevel, work: Work<T>): Promise<T>;
  override transaction<T>(first: IsolationLevel | Work<T>, second?: Work<T>): Promise<T> {
    const within =
      (work: Work<T>): Work<T> =>
      (rows) =>
        inside.run(this.dataSource, work, rows);
    if (typeof first === 'function') return super.transaction(within(first));
    if (second === undefined) throw new Fault('A transaction needs work to do.');
    return super.transaction(first, within(second));
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MadeFiles1764000000001 implements MigrationInterface {
  readonly name = 'MadeFiles1764000000001';

  async up(session: QueryRunner): Promise<void> {
    await session.query(`
      CREATE TABLE made_file (
        name text COLLATE "C" NOT NULL,
        start bigint NOT NULL,
        bytes bytea NOT NULL,
        PRIMARY KEY (name, start)
      )`);
  }

  async down(session: QueryRunner): Promise<void> {
    await session.query('DROP TABLE made_file');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Generations1764000000000 implements MigrationInterface {
  readonly name = 'Generations1764000000000';

  async up(session: QueryRunner): Promise<void> {
    await session.query(`
      CREATE TABLE generation (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        log text NOT NULL,
        versions jsonb NOT NULL,
        live boolean NOT NULL
      )`);
    await session.query('CREATE UNIQUE INDEX one_live_generation ON generation (live) WHERE live');
  }

  async down(session: QueryRunner): Promise<void> {
    await session.query('DROP TABLE generation');
  }
}

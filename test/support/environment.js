import { TestEnvironment } from 'jest-environment-node';

/** Node, and a list of what a test file started for itself alone: it is ended after the file's last hook. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.endAfterFile = [];
  }

  async teardown() {
    for (const end of this.global.endAfterFile.reverse()) await end();
    await super.teardown();
  }
}

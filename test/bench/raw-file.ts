import { type FileHandle, open } from 'node:fs/promises';

/** The least that durable appends can cost: what waits is written in one piece and synced. No frames, no checks. */
export class RawFile {
  #waiting: { readonly bytes: Uint8Array; readonly done: () => void }[] = [];
  #isWriting = false;

  private constructor(private readonly file: FileHandle) {}

  static async open(path: string): Promise<RawFile> {
    return new RawFile(await open(path, 'w'));
  }

  append(bytes: Uint8Array): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ bytes, done });
      if (!this.#isWriting) void this.#write();
    });
  }

  close(): Promise<void> {
    return this.file.close();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0);
      await this.file.writev(batch.map(({ bytes }) => bytes));
      await this.file.datasync();
      for (const { done } of batch) done();
    }
    this.#isWriting = false;
  }
}

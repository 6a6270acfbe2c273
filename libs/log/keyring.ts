import type { StreamId, StreamKey } from '#kernel';

/** The keys of sealed streams, kept in the vault until they are released. */
export interface Keyring {
  find(stream: StreamId): Promise<StreamKey | null>;
  /** The stream's key, made and made durable first if there is none; two callers get the same one. */
  ensure(stream: StreamId): Promise<StreamKey>;
}

/** Where this browser keeps its keys, one for each person who signs in: no script can read the secret half. */
export interface KeptKey {
  readonly keys: CryptoKeyPair;
  /** The public half, in base64url. */
  readonly key: string;
  /** It is kept before it is registered, so that a page that closes makes no second one; once revoked, so that no other takes its place unasked. */
  readonly is: 'new' | 'registered' | 'revoked';
}

const STORE = 'devices';

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('dreamledger', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('This browser keeps nothing.'));
  });

async function transact<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>) {
  const base = await opened();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const request = work(base.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('This browser keeps nothing.'));
    });
  } finally {
    base.close();
  }
}

export const keptKey = (person: string): Promise<KeptKey | undefined> =>
  transact<KeptKey | undefined>('readonly', (store) => store.get(person) as IDBRequest<KeptKey | undefined>);

export const keepKey = async (person: string, kept: KeptKey): Promise<void> => {
  await transact('readwrite', (store) => store.put(kept, person));
};

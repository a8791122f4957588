import { beforeEach, vi } from 'vitest';

/** localStorage in memory. */
export class MemoryStorage {
  /** The key of each write. */
  readonly written: string[] = [];
  private readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.written.push(key);
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  /** The values by key. */
  all(): Record<string, string> {
    return Object.fromEntries(this.items);
  }
}

/** Installs a fresh localStorage for each test of the file. */
export const useMemoryStorage = (): (() => MemoryStorage) => {
  let storage = new MemoryStorage();
  beforeEach(() => {
    storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
  });
  return () => storage;
};

/** What an import of products reads at most (SP-6); more is refused before it is read. */
export const importLimits = {
  /** Bytes of a CSV file, packed or not. */
  fileBytes: 20 * 1024 * 1024,
  /** Lines of the file: a product of another shop has one for each variant. */
  lines: 50_000,
  products: 5000,
  columns: 1000,
  /** Characters of one cell. */
  cell: 100_000,
  /** Bytes of a ZIP file; the browser reads parts of it. */
  archiveBytes: 4 * 1024 * 1024 * 1024,
  entries: 50_000,
  /** Bytes of one picture, as for an upload. */
  pictureBytes: 10 * 1024 * 1024,
  /** How many times larger an entry may be than its packed bytes: pictures are packed already, and text packs 20 times. */
  ratio: 200,
  /** Products that one call checks or stores: some 20 ms of the server. */
  perCall: 100,
  /** Characters of the products of one call, below the megabyte that a server reads. */
  charactersPerCall: 250_000,
} as const;

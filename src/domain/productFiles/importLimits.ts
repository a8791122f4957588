/** The limits of an import of products (SP-6); what exceeds them is refused before it is read. */
export const importLimits = {
  /** Bytes of a CSV file, packed or not. */
  fileBytes: 20 * 1024 * 1024,
  /** Characters of the file's name in the audit log. */
  fileName: 200,
  /** Lines of the file: a product of another shop has one for each variant. */
  lines: 50_000,
  products: 5000,
  columns: 1000,
  /** Characters of one cell. */
  cell: 100_000,
  /** Characters of the address of a picture, or of its name in the ZIP file. */
  pictureAddress: 2000,
  /** Bytes of a ZIP file; the browser reads parts of it. */
  archiveBytes: 4 * 1024 * 1024 * 1024,
  /** Files in a ZIP file. */
  entries: 50_000,
  /** Bytes of one picture, as for an upload. */
  pictureBytes: 10 * 1024 * 1024,
  /** How many times larger than its packed bytes an entry may be: pictures are hardly smaller when packed, text 20 times. */
  ratio: 200,
  /** Products that one call checks or stores, which takes the server some 20 ms. */
  perCall: 100,
  /** Characters of the products in one call; a server reads at most a megabyte. */
  charactersPerCall: 250_000,
} as const;

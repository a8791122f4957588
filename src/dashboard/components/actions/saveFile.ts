/** Milliseconds until the object URL is revoked: the browser still reads the file after the click. */
const releaseAfterMs = 60_000;

/** Saves a file through the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
};

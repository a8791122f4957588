import { expect, type Page, type Response } from '@playwright/test';

/**
 * Opens a page and moves the mouse until all these files have arrived, which load at the first input. One move is not
 * enough: the page may still start what listens, moves of one frame arrive as one event, over no distance, and so does
 * the first move in a new process of the browser.
 */
export const moveMouseUntilLoaded = async (
  page: Page,
  open: () => Promise<unknown>,
  ...files: readonly RegExp[]
): Promise<void> => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await open();
  const isLoaded = (file: RegExp): boolean => responses.some((response) => file.test(response.url()));
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move(5, 5);
    expect(files.filter((file) => !isLoaded(file))).toEqual([]);
  }).toPass();
  await Promise.all(
    responses
      .filter((response) => files.some((file) => file.test(response.url())))
      .map((response) => response.finished()),
  );
};

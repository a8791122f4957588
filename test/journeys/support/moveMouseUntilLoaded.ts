import { expect, type Page } from '@playwright/test';

/**
 * Opens the page and moves the mouse until a file has arrived that loads at the first input. One move is not enough: the
 * page may still start what listens, and moves of one frame arrive as one event, over no distance.
 */
export const moveMouseUntilLoaded = async (page: Page, path: string, file: RegExp): Promise<void> => {
  let isLoaded = false;
  page.on('response', (response) => {
    if (file.test(response.url())) isLoaded = true;
  });
  const code = page.waitForResponse(file);
  await page.goto(path);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move(5, 5);
    expect(isLoaded).toBe(true);
  }).toPass();
  await (await code).finished();
};

import { expect, type Page, type Response } from '@playwright/test';

/**
 * Opens the page and moves the mouse until a file has arrived that loads at the first input. One move is not enough: the
 * page may still start what listens, and moves of one frame arrive as one event, over no distance.
 */
export const moveMouseUntilLoaded = async (page: Page, path: string, file: RegExp): Promise<void> => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (file.test(response.url())) responses.push(response);
  });
  await page.goto(path);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move(5, 5);
    expect(responses).not.toEqual([]);
  }).toPass();
  await responses[0]?.finished();
};

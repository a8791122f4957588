import { englishPath } from '#domain/pages/englishPath.ts';
import { ownPath } from '#domain/pages/ownPath.ts';
import type { FixedSettings } from '#domain/shop/settingVariables.ts';
import { type Shop, shopOf } from '#domain/shop/shop.ts';
import type { Db } from '../database/database.ts';
import {
  listPages,
  type PublishedPage,
  readPagesVersion,
  type StoredPage,
} from '../pages/pagesRepository.ts';
import type { Settings } from '../settings/settings.ts';
import { readNewestVersions, readVersion, type ShopSettingsVersion } from './shopSettingsRepository.ts';

/** The shop settings as this process knows them: what pages, prints and feeds read (SP-5). */
export interface CurrentShopSettings {
  readonly newest: ShopSettingsVersion;
  /** The settings that the environment fixes; in `newest` they replace what was saved (SP-13). */
  readonly fixed: FixedSettings;
  /** What every page brings along: the settings, and the links to the pages of text. */
  readonly shop: Shop;
  /** The published pages of text, without their contents, which calls of their own read. */
  readonly pages: readonly PublishedPage[];
  /** Changes with the settings and the pages of text: part of the key of every cached page. */
  readonly frameVersion: string;
  /** Reads settings and pages again if there is a newer version; called after each change here, and by `followOtherProcesses`. */
  readonly refresh: () => Promise<void>;
}

/** What is replaced as a whole when the settings or the pages have changed. */
interface Frame extends Pick<CurrentShopSettings, 'newest' | 'shop' | 'pages' | 'frameVersion'> {}

/** What the frame depends on besides the database. */
type FrameSettings = Pick<Settings, 'fixedSettings' | 'publicUrl'>;

const publishedOf = (pages: readonly StoredPage[]): PublishedPage[] =>
  pages
    .filter(({ page }) => page.isPublished)
    .map(({ page, changedAt, formerSlugs }) => ({ slug: page.slug, changedAt, formerSlugs }));

const readFrameVersion = async (db: Db): Promise<string> =>
  `${await readVersion(db)}.${await readPagesVersion(db)}`;

const readFrame = async (db: Db, { fixedSettings, publicUrl }: FrameSettings): Promise<Frame> => {
  // The version is read first: if something changes while the rest is read, the next `refresh` sees another version.
  const frameVersion = await readFrameVersion(db);
  const { newest: saved } = await readNewestVersions(db);
  const newest = { version: saved.version, settings: { ...saved.settings, ...fixedSettings } };
  const pages = await listPages(db);
  // An admin may have copied `promoLink` from a Bengali page, or whole; each page adds the prefix of its own language.
  const shop = shopOf(
    { ...newest.settings, promoLink: englishPath(ownPath(newest.settings.promoLink, publicUrl)) },
    pages.map(({ page }) => page),
  );
  return { newest, shop, pages: publishedOf(pages), frameVersion };
};

/** Reads the newest settings; `onChanged` is called after each later change. */
export const openShopSettings = async (
  db: Db,
  settings: FrameSettings,
  onChanged: () => void,
): Promise<CurrentShopSettings> => {
  let frame = await readFrame(db, settings);
  const refresh = async (): Promise<void> => {
    const known = frame;
    if ((await readFrameVersion(db)) === known.frameVersion) return;
    const newFrame = await readFrame(db, settings);
    // A simultaneous refresh was faster, and may have read newer settings than this one.
    if (frame !== known) return refresh();
    frame = newFrame;
    onChanged();
  };
  return {
    fixed: settings.fixedSettings,
    get newest() {
      return frame.newest;
    },
    get shop() {
      return frame.shop;
    },
    get pages() {
      return frame.pages;
    },
    get frameVersion() {
      return frame.frameVersion;
    },
    refresh,
  };
};

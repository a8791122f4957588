import { asc, eq } from 'drizzle-orm';
import { readBengaliSlide } from '#domain/shop/bengaliSlide.ts';
import type { Slide } from '#domain/shop/slide.ts';
import type { Db } from '../database/database.ts';
import { slides } from '../database/schema/schema.ts';

/** The only SQL on slides. */

type Row = typeof slides.$inferSelect;

const toSlide = (row: Row): Slide => ({
  _id: row.id,
  image: row.image,
  title: row.title,
  link: row.link,
  button: row.button,
  time: row.time.toISOString(),
  ...readBengaliSlide(row),
});

/** All slides in the order of the slider: those created first come first. */
export const listSlides = async (db: Db): Promise<Slide[]> =>
  (await db.select().from(slides).orderBy(asc(slides.createdAt), asc(slides.id))).map(toSlide);

/** The slide; `null` for an unknown id. */
export const findSlide = async (db: Db, id: string): Promise<Slide | null> => {
  const [row] = await db.select().from(slides).where(eq(slides.id, id));
  return row === undefined ? null : toSlide(row);
};

/** Finds a slide and locks it until the transaction ends; `null` for an unknown id. */
export const lockSlide = async (tx: Db, id: string): Promise<Slide | null> => {
  const [row] = await tx.select().from(slides).where(eq(slides.id, id)).for('update');
  return row === undefined ? null : toSlide(row);
};

/** Inserts a slide. `time` is the time of its creation, and later of its last change. */
export const insertSlide = async (
  db: Db,
  slide: Omit<Slide, '_id' | 'time'> & { readonly id: string; readonly time: Date },
): Promise<void> => {
  await db.insert(slides).values({ ...slide, createdAt: slide.time });
};

/** Changes the given fields and the time of the last change; returns the changed slide, `null` for an unknown id. */
export const updateSlide = async (
  db: Db,
  id: string,
  changes: Partial<Omit<Slide, '_id' | 'time'>> & { readonly time: Date },
): Promise<Slide | null> => {
  const [row] = await db.update(slides).set(changes).where(eq(slides.id, id)).returning();
  return row === undefined ? null : toSlide(row);
};

/** Deletes the slide; returns its title, which may be empty, or `null` for an unknown id. */
export const deleteSlide = async (db: Db, id: string): Promise<string | null> => {
  const [row] = await db.delete(slides).where(eq(slides.id, id)).returning({ title: slides.title });
  return row?.title ?? null;
};

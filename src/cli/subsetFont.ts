import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The functions of HarfBuzz's subsetter, as its WebAssembly module exports them. */
type HarfbuzzSubset = Record<string, (...values: number[]) => number | undefined> & {
  readonly memory: WebAssembly.Memory;
};

const openHarfbuzz = async (): Promise<HarfbuzzSubset> => {
  const code = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(code);
  const harfbuzz = instance.exports as unknown as HarfbuzzSubset;
  harfbuzz._initialize?.();
  return harfbuzz;
};

/** Values of harfbuzz's enumerations hb_subset_flags_t, hb_subset_sets_t and hb_memory_mode_t. */
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const layoutFeatureTags = 6;
const writableMemory = 2;
/** OpenType's tag of the axis of weights, as a number. */
const weightAxis = 0x77_67_68_74;

/** What a subset of a font keeps. */
export interface Subset {
  /** Every letter that the subset can draw. */
  readonly letters: string;
  /** The only glyphs to keep beside one for each letter; without it, all glyphs that the letters can form together. */
  readonly glyphs?: ReadonlySet<number>;
  /** One weight, or the lowest and the highest of a variable font. */
  readonly weights: readonly [number] | readonly [number, number];
}

/** Returns the subset of a font (both SFNT), without hints; throws when HarfBuzz cannot make it. */
export const subsetFont = async (
  sfnt: Uint8Array,
  { letters, glyphs, weights }: Subset,
): Promise<Uint8Array> => {
  // Each subset has an instance of its own, whose memory goes with it: nothing is freed below.
  const harfbuzz = await openHarfbuzz();
  const call = (name: string, ...values: number[]): number => {
    const run = harfbuzz[name];
    if (run === undefined) throw new Error(`harfbuzz has no ${name}`);
    // Some of HarfBuzz's functions return nothing.
    return run(...values) ?? 0;
  };
  // HarfBuzz reads the font from its own memory; its objects are addresses in it.
  const address = call('malloc', sfnt.length);
  new Uint8Array(harfbuzz.memory.buffer).set(sfnt, address);
  // The zeros: no data of our own, no function that frees it, and the first face of the file.
  const fontBlob = call('hb_blob_create', address, sfnt.length, writableMemory, 0, 0);
  const face = call('hb_face_create', fontBlob, 0);
  const input = call('hb_subset_input_create_or_fail');
  const features = call('hb_subset_input_set', input, layoutFeatureTags);
  // All features: an empty set, inverted.
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  call('hb_subset_input_set_flags', input, glyphs === undefined ? noHinting : noHinting | noLayoutClosure);
  const codePoints = call('hb_subset_input_unicode_set', input);
  for (const letter of letters) call('hb_set_add', codePoints, letter.codePointAt(0) ?? 0);
  const chosenGlyphs = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs ?? []) call('hb_set_add', chosenGlyphs, glyph);
  const [lowest, highest] = weights;
  if (highest === undefined) call('hb_subset_input_pin_axis_location', input, face, weightAxis, lowest);
  // The last value is the default weight.
  else call('hb_subset_input_set_axis_range', input, face, weightAxis, lowest, highest, lowest);
  const subsetFace = call('hb_subset_or_fail', face, input);
  const subsetBlob = call('hb_face_reference_blob', subsetFace);
  const start = call('hb_blob_get_data', subsetBlob, 0);
  const length = call('hb_blob_get_length', subsetBlob);
  // HarfBuzz makes an empty subset of anything that is not a font.
  if (length === 0) throw new Error('HarfBuzz could not make the subset');
  return new Uint8Array(harfbuzz.memory.buffer, start, length).slice();
};

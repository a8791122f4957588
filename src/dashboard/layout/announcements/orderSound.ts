import { deviceNow } from '#api/client/shopClock.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { playTones } from '../../components/sound/playTones.ts';

/** The sound of a new order: two tones that the browser makes. It is off until staff turn it on in this browser (MD-9). */

const { local } = browserStorage;
const on = 'on';
/** Keys in this browser's storage: whether the sound is on, and when a tab played it last. */
const keys = { sound: 'orderSound', playedAt: 'orderSoundAt' } as const;

/** The notes A5 and D6, in hertz, with the seconds after which each begins. */
const tones = [
  { frequency: 880, start: 0 },
  { frequency: 1174.66, start: 0.16 },
] as const;
/** Milliseconds within which the sound is played once only, for several orders and in several tabs. */
const oncePerMs = 2000;

/** `null` until the page first asks to play. */
let context: AudioContext | null = null;

export const isSoundOn = (): boolean => local.getItem(keys.sound) === on;

/** Whether the browser lets the page play: only after a press on it. */
export const isSoundReady = (): boolean => context?.state === 'running';

/** Asks the browser for permission to play, which it gives during a press; resolves to whether it gave it. */
export const readySound = async (): Promise<boolean> => {
  try {
    context ??= new AudioContext();
    await context.resume();
  } catch {
    return false;
  }
  return isSoundReady();
};

/** Turns the sound on and plays it once; resolves to whether the browser plays it. */
export const turnSoundOn = async (): Promise<boolean> => {
  const isReady = await readySound();
  if (!isReady || context === null) return false;
  local.setItem(keys.sound, on);
  playTones(context, tones);
  return true;
};

export const turnSoundOff = (): void => local.removeItem(keys.sound);

/** Plays the sound unless it is off, or this or another tab has just played it. */
export const playSound = (): void => {
  if (!isSoundOn() || context === null || !isSoundReady()) return;
  const sinceLastMs = deviceNow() - Number(local.getItem(keys.playedAt));
  const wasClockSetBack = sinceLastMs < 0;
  if (sinceLastMs < oncePerMs && !wasClockSetBack) return;
  local.setItem(keys.playedAt, String(deviceNow()));
  playTones(context, tones);
};

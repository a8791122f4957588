import { browserStorage } from '#slices/browserStorage.ts';
import { playTones, type Tone } from '../../components/sound/playTones.ts';

/** What a scan sounds like, so that nobody has to look (DK-13). On until it is turned off in this browser. */

const storageKey = 'scanSound';
const off = 'off';

/** One high tone, or two low ones; frequencies in hertz, starts in seconds. */
const sounds: Readonly<Record<'done' | 'refused', readonly Tone[]>> = {
  done: [{ frequency: 1318.5, start: 0 }],
  refused: [
    { frequency: 233.08, start: 0 },
    { frequency: 196, start: 0.2 },
  ],
};
const toneSeconds = 0.25;

/** One for all sounds, since a browser opens only a few. */
let context: AudioContext | null = null;

export const isScanSoundOn = (): boolean => browserStorage.local.getItem(storageKey) !== off;

export const setScanSoundOn = (isOn: boolean): void =>
  isOn ? browserStorage.local.removeItem(storageKey) : browserStorage.local.setItem(storageKey, off);

/** Plays the sound of the outcome, unless it is off or the browser cannot. */
export const playScanSound = (outcome: 'done' | 'refused'): void => {
  if (!isScanSoundOn()) return;
  try {
    context ??= new AudioContext();
    // A browser plays only after a press: the keys that a scanner types count as one.
    void context.resume();
    playTones(context, sounds[outcome], toneSeconds);
  } catch {
    // Without sound the list tells the same.
  }
};

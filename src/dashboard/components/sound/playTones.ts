/** One tone of a sound. */
export interface Tone {
  /** Hertz. */
  readonly frequency: number;
  /** Seconds after the start of the sound. */
  readonly start: number;
}

const usualSeconds = 0.45;
/** The gain at the start of a tone; 1 is as loud as the device. */
const loudness = 0.2;
/** The gain at the end of a tone: nearly silent, because an exponential ramp cannot reach 0. */
const nearSilence = 0.001;

/** Makes and plays the tones now; each fades out within `seconds`. */
export const playTones = (audio: AudioContext, tones: readonly Tone[], seconds = usualSeconds): void => {
  for (const { frequency, start } of tones) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    const begin = audio.currentTime + start;
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness, begin);
    gain.gain.exponentialRampToValueAtTime(nearSilence, begin + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(begin);
    oscillator.stop(begin + seconds);
  }
};

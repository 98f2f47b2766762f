import { settings } from '../settings/settings-store.ts';
import { type Part, SOUNDS, type SoundName } from './sounds.ts';

/** About -18 dB. */
const VOLUME = 0.125;

let context: AudioContext | undefined;

/** Plays a sound, if sounds are on and the visitor has touched the page: before that browsers allow none. */
export function playSound(name: SoundName): void {
  if (settings.value.sound === 'off' || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const part of SOUNDS[name]) playPart(context, part);
}

function playPart(audio: AudioContext, { kind, pitch, at, length, loudness }: Part): void {
  const begin = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness * VOLUME * (Number(settings.value.volume) / 100), begin + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  const source = kind === 'tone' ? tone(audio, pitch) : noise(audio, length);
  const shaped = kind === 'tone' ? source : source.connect(bandAround(audio, pitch));
  shaped.connect(gain).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length);
}

function tone(audio: AudioContext, pitch: number): OscillatorNode {
  return new OscillatorNode(audio, { type: 'sine', frequency: pitch });
}

function noise(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(audio, { buffer });
}

function bandAround(audio: AudioContext, pitch: number): BiquadFilterNode {
  return new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1 });
}

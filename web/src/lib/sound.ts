/** One soft wooden tick when you are asked. */

let context: AudioContext | null = null;

/** Two short strokes on a wooden block, made here: no file to load. */
export function tick(): void {
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  for (const [at, pitch] of [
    [0, 880],
    [0.11, 1175],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, start);
    volume.gain.setValueAtTime(0.18, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.17);
  }
}

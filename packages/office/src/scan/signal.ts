const TONES = { good: { pitch: 880, seconds: 0.08 }, bad: { pitch: 180, seconds: 0.5 } } as const

/** A tone, and on a phone a buzz: whoever picks looks at the shelf, not at the screen. */
export function signal(kind: keyof typeof TONES): void {
  navigator.vibrate?.(kind === 'good' ? 40 : [200, 80, 200])
  if (typeof AudioContext === 'undefined') return
  const { pitch, seconds } = TONES[kind]
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  tone.type = kind === 'good' ? 'sine' : 'square'
  tone.frequency.value = pitch
  tone.connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + seconds)
}

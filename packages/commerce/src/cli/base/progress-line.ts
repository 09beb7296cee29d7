/** Where progress is written, and whether a line there can be written over. */
export type ProgressScreen = { write: (text: string) => unknown; isTTY?: boolean | undefined }

const EVERY_MILLISECONDS = { terminal: 200, log: 5000 }

/** Lines, rate and remaining time of a long import: on one line of a terminal, elsewhere a line every few seconds. */
export class ProgressLine {
  readonly #screen: ProgressScreen
  readonly #bytes: number | null
  readonly #now: () => number
  readonly #started: number
  #shown: number
  #from = { lines: 0, bytes: 0 }

  constructor(
    screen: ProgressScreen,
    bytes: number | null,
    now: () => number = performance.now.bind(performance),
  ) {
    this.#screen = screen
    this.#bytes = bytes
    this.#now = now
    this.#started = now()
    this.#shown = this.#started
  }

  /** What is through counts from here on. */
  startAt(lines: number) {
    this.#from = { lines, bytes: 0 }
  }

  show(through: { lines: number; bytes: number }) {
    // The bytes that an earlier import has read say nothing about the speed of this one.
    if (this.#from.lines > 0 && this.#from.bytes === 0) this.#from.bytes = through.bytes
    const now = this.#now()
    if (now - this.#shown < (this.#screen.isTTY ? EVERY_MILLISECONDS.terminal : EVERY_MILLISECONDS.log))
      return
    this.#shown = now
    const text = this.#text(through, (now - this.#started) / 1000)
    this.#screen.write(this.#screen.isTTY ? `\r\u001B[2K${text}` : `${text}\n`)
  }

  /** Clears the line for the next output. */
  clear() {
    if (this.#screen.isTTY) this.#screen.write('\r\u001B[2K')
  }

  #text({ lines, bytes }: { lines: number; bytes: number }, seconds: number): string {
    const rate = Math.round((lines - this.#from.lines) / seconds)
    const words = [`${spelt(lines)} lines`, `${spelt(rate)} lines/s`]
    const read = bytes - this.#from.bytes
    if (this.#bytes !== null && this.#bytes > 0 && read > 0) {
      const left = ((this.#bytes - bytes) / read) * seconds
      words.push(`${Math.floor((bytes / this.#bytes) * 100)} %`, `${duration(left)} left`)
    }
    return words.join(' · ')
  }
}

/** Seconds as `4 s`, `2 min 5 s`, `1 h 12 min`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}

/** A number with its thousands set apart. */
export function spelt(number: number): string {
  return number.toLocaleString('en')
}

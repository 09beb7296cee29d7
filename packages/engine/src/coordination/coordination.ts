/** Attempts of one key within its window. */
export type Window = { used: number; endsAt: Date }
export type WindowRule = { most: number; perSeconds: number; now: Date }

/**
 * What somebody else's process says. `missed` is called when notices may have been lost: after the connection was away,
 * anything that they are about may be old.
 */
export type NoticeListener = { heard: (topic: string, message: string) => void; missed: () => void }

/** Gives a lock back. */
export type Release = () => Promise<void>

/** Where processes meet. */
export type MeetingPlace = 'memory' | 'PostgreSQL' | 'Valkey'

/**
 * What the processes of one shop do together. Each method may throw when the place where they meet is away; callers go on
 * by themselves then. Nothing here is the truth about orders or money, which the database alone knows.
 *
 * @see docs/adr/0061-processes-that-know-of-each-other.md
 */
export type Coordination = {
  readonly place: MeetingPlace
  /**
   * Counts an attempt for each key, in order, until one has used up its own: a refused attempt must not use up the
   * others' limits. Returns the windows that were counted in.
   */
  countAttempts: (keys: readonly string[], rule: WindowRule) => Promise<Window[]>
  /** The windows of keys that have used up their attempts; counts nothing. */
  usedUp: (keys: readonly string[], rule: Omit<WindowRule, 'perSeconds'>) => Promise<Window[]>
  /** Tells every other process, and not this one. At most once: who does not listen at the moment hears `missed` later. */
  publish: (topic: string, message: string) => Promise<void>
  /** Returns the function that unsubscribes. */
  subscribe: (listener: NoticeListener) => () => void
  /**
   * Takes a lock, without waiting for it; null while somebody has it. It ends with the process or its connection, so it
   * saves work that would be done twice, and guards nothing.
   */
  acquire: (name: string) => Promise<Release | null>
  /** Keeps bytes for the other processes, up to `MOST_KEPT_BYTES`. */
  keep: (key: string, value: Uint8Array, seconds: number) => Promise<void>
  kept: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Forgets what is over; nothing to do where that happens by itself. */
  tidy: (now: Date) => Promise<void>
  /** The places in use, and whether each is reached. */
  reached: () => readonly { place: MeetingPlace; isUp: boolean }[]
  close: () => Promise<void>
}

/** Larger values cost more to carry than to make. */
export const MOST_KEPT_BYTES = 2 * 1024 * 1024

/** Knows which passwords are public, by range: a prefix in, every known suffix out. The password never travels. */
export type LeakedPasswords = {
  /** Suffixes (35 hexadecimal characters, upper case) of every leaked SHA-1 with this prefix of 5. */
  suffixes(prefix: string): Promise<string[]>
}

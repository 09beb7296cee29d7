/** What readers get of a space file that this process writes and others may write as well. */
export type FollowedSpace = {
  /** Shows what was written here. */
  onWrite: (file: unknown) => void
  /** Reads the file, which has changed, and shows it. */
  onChange: () => Promise<void>
}

type Followed<Read extends { space: unknown }> = {
  read: () => Promise<Read>
  show: (file: unknown) => void
  /** Called with what was shown. */
  onRead: (read: Read) => void
  /** The state before it stays. */
  onProblem: (problem: unknown) => void
}

/**
 * Shows the newest state of a space file: what was read before something was written here, or before a later read
 * began, is older than what readers have, and is dropped. The file is read again after every write.
 */
export function followedSpace<Read extends { space: unknown }>({
  read,
  show,
  onRead,
  onProblem,
}: Followed<Read>): FollowedSpace {
  let newest = 0
  return {
    onWrite: (file) => {
      newest += 1
      show(file)
    },
    onChange: async () => {
      newest += 1
      const own = newest
      try {
        const found = await read()
        if (own !== newest) return
        show(found.space)
        onRead(found)
      } catch (problem) {
        if (own === newest) onProblem(problem)
      }
    },
  }
}

import { onReaderSign } from '../../hydration/reader-sign.ts'

const ASKED_EVERY_MS = 5 * 60_000
/** A tab that comes back is asked at once, unless that has just been done. */
const ASKED_AGAIN_MS = 30_000

/** The id in `builds/latest.json`; null when the answer is not what it should be. */
export function buildIdOf(answer: unknown): string | null {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null
  return typeof id === 'string' && id !== '' ? id : null
}

/** Whether it is time to poll again. A hidden tab does not poll. Times in ms since 1970. */
export function isTimeToAsk(facts: { askedAt: number; now: number; isVisible: boolean; isReturn: boolean }) {
  const { askedAt, now, isVisible, isReturn } = facts
  return isVisible && now - askedAt >= (isReturn ? ASKED_AGAIN_MS : ASKED_EVERY_MS)
}

/** The id of the newest build; null where the shop does not answer. */
export async function latestBuild(): Promise<string | null> {
  const answer: unknown = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  return buildIdOf(answer)
}

/**
 * Polls for the newest build, and reports once when it is another one than this page's. An answer that does not come
 * counts as none.
 *
 * @see spec §4 "Build updates", §7 "Build data"
 */
export function watchBuilds(buildId: string, onUpdate: () => void): void {
  let askedAt = 0
  const ask = async () => {
    askedAt = Date.now()
    const latest = await latestBuild()
    if (latest === null || latest === buildId) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onReturn)
    onUpdate()
  }
  const askIfTime = (isReturn: boolean) => {
    const isVisible = document.visibilityState === 'visible'
    if (isTimeToAsk({ askedAt, now: Date.now(), isVisible, isReturn })) void ask()
  }
  const onReturn = () => askIfTime(true)
  const timer = setInterval(() => askIfTime(false), ASKED_AGAIN_MS)
  document.addEventListener('visibilitychange', onReturn)
  // A page that nobody uses needs no other build.
  onReaderSign(() => void ask())
}

import { setTimeout as wait } from 'node:timers/promises'

/** The last moments of a process, in which nobody in front sends to it any more and what comes all the same is answered. */
export type Draining = {
  /** True from the moment at which the process was asked to stop. */
  isDraining: () => boolean
  /** Says so from now on; resolves when whoever asks for its readiness has had the time to notice. */
  begin: () => Promise<void>
}

/** @param milliseconds for which a process answers on after it said that it goes; a balancer asks some times in it */
export function draining(milliseconds: number): Draining {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    async begin() {
      isDraining = true
      if (milliseconds > 0) await wait(milliseconds)
    },
  }
}

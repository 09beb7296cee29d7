import { readdirSync } from 'node:fs'

/** Open descriptors of a process; null where the system does not say. */
export function openDescriptors(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return null
  }
}

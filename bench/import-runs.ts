import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = resolve(import.meta.dirname, '..')
const SAMPLE_MILLISECONDS = 100
/** What a program ends with that was asked to stop. */
const STOPPED = 130
const MOST_MS = 60 * 60 * 1000

/** What a command took. */
export type Run = { seconds: number; cpuSeconds: number; peakMB: number }

/**
 * Runs a program of this project, or of another checkout by its whole path, to its end and watches its processor time and memory.
 *
 * @throws with what it complained about when it fails
 */
export async function watchedRun(
  program: string,
  words: string[],
  environment: Record<string, string>,
): Promise<Run> {
  const { isDone: _, ...run } = await boundedRun([program, ...words], environment, MOST_MS)
  return run
}

/**
 * The same with an end: after so many milliseconds the program is asked to stop, as by Ctrl-C.
 *
 * @throws with what it complained about when it fails
 */
export async function boundedRun(
  [program = '', ...words]: readonly string[],
  environment: Record<string, string>,
  mostMs: number,
): Promise<Run & { isDone: boolean }> {
  const started = performance.now()
  const child = spawn(process.execPath, [resolve(ROOT, program), ...words], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complaints: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.includes('lines/s')) console.log(`  ${line}`)
    else complaints.push(line)
  })
  let seen = { cpuSeconds: 0, peakMB: 0 }
  const timer = setInterval(() => {
    seen = usageOf(child.pid) ?? seen
  }, SAMPLE_MILLISECONDS)
  const stop = setTimeout(() => child.kill('SIGINT'), mostMs)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearInterval(timer)
  clearTimeout(stop)
  if (code !== 0 && code !== STOPPED)
    throw new Error(`${program} ended with ${code}: ${complaints.slice(0, 3).join(' ')}`)
  return { seconds: (performance.now() - started) / 1000, ...seen, isDone: code === 0 }
}

/** Null once the process has ended, and where the system does not provide it. */
function usageOf(pid: number | undefined): { cpuSeconds: number; peakMB: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const peak = /VmHWM:\s+(\d+)/.exec(status)?.[1]
    if (peak === undefined) return null
    return {
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100,
      peakMB: Math.round(Number(peak) / 1024),
    }
  } catch {
    return null
  }
}

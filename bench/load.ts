import autocannon, { type Result } from 'autocannon'

export type Load = {
  connections: number
  /** `br`, as browsers ask, when nothing is said. */
  encoding?: 'br' | 'identity'
} & ({ seconds: number } | { amount: number })

/** Asks for the same address again and again. Throws a sentence when an answer was no success. */
export async function loadOf(url: string, load: Load): Promise<Result> {
  return checked(url, await autocannon({ url, headers: headersOf(load), ...bounds(load) }))
}

let word = 0

/** Asks for an address with another query each time, so that nothing can come from a cache. */
export async function uniqueLoadOf(url: string, load: Load): Promise<Result> {
  const { pathname } = new URL(url)
  const requests = [
    {
      setupRequest: (request: { path: string }) => {
        word += 1
        return { ...request, path: `${pathname}?variant=w${word}` }
      },
    },
  ]
  return checked(url, await autocannon({ url, headers: headersOf(load), requests, ...bounds(load) }))
}

function headersOf({ encoding = 'br' }: Load) {
  return { 'accept-encoding': encoding, accept: 'text/html' }
}

function bounds(load: Load) {
  const { connections } = load
  return 'seconds' in load ? { connections, duration: load.seconds } : { connections, amount: load.amount }
}

function checked(url: string, result: Result): Result {
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0)
    throw new Error(
      `${url}: ${result['2xx']} answers were a success, ${result.non2xx} were not, ${result.errors} failed. Only successes can be compared.`,
    )
  return result
}
